import { useEffect, useEffectEvent } from 'react'
import { EmailField, FullNameField } from '#web/forms/person-fields.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { loadSchema } from './load-schema.ts'
import { PasswordPair } from './password-pair.tsx'
import { passwordProblems } from './password-problems.ts'
import { useTellPassword } from './use-tell-password.ts'
import type { Wizard } from './use-wizard.ts'

const schema = loadSchema('account')

type AccountStepProps = { wizard: Wizard; passwordMinLength: number }

/** Nothing is sent yet: the account is created together with the application. */
export function AccountStep({ wizard, passwordMinLength: limit }: AccountStepProps) {
  const { t } = useTranslation(['coach-applications', 'common'])
  const { errorText } = useErrorTexts()
  const tellPassword = useTellPassword(limit)
  const { application, email, password, refused, change, keepPassword } = wizard
  const form = useForm({
    schema,
    initial: { full_name: application.full_name, email, password, confirm: password },
    refused,
    check: (typed, { newPasswordProblem }) =>
      passwordProblems(typed, (typedPassword) =>
        newPasswordProblem(typedPassword, limit, [typed.full_name, typed.email]),
      ),
    onInvalid: tellPassword,
    submit: async (account) => {
      keepPassword(account.password)
      change({
        step: 'application',
        email: account.email,
        application: { ...application, full_name: account.full_name },
      })
    },
    onError: (error) =>
      toast({ title: t('common:error.title'), description: errorText(error), variant: 'destructive' }),
  })

  const typed = form.values
  const keep = useEffectEvent((full_name: string, address: string) =>
    change({ email: address, application: { ...application, full_name } }),
  )
  useEffect(() => keep(typed.full_name, typed.email), [typed.full_name, typed.email])

  return (
    <>
      <form {...form.form} className="grid gap-5">
        <FullNameField {...form.field('full_name')} label={t('account.fullName')} />
        <EmailField {...form.field('email')} label={t('account.email')} />
        <PasswordPair password={form.field('password')} confirm={form.field('confirm')} limit={limit} />
        <div className="mt-2">
          <Button type="submit" size="large" busy={form.busy}>
            {t('account.next')}
          </Button>
        </div>
      </form>
      <p className="mt-10 flex flex-wrap items-center gap-x-3 border-t border-line pt-6 text-muted">
        {t('account.known')}
        <Link
          to="/coach-auth"
          state={{ email: typed.email.trim() }}
          className={buttonClass({ variant: 'text', size: 'small' })}
        >
          {t('account.signIn')}
        </Link>
      </p>
    </>
  )
}
