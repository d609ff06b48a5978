import { useQuery } from '@tanstack/react-query'
import type { FieldProblems } from '#contract/errors.ts'
import { call } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { useForm } from '#web/forms/use-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { changeHere, checkSession } from '#web/session/check-session.ts'
import { sessionState } from '#web/session/session-store.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { toast } from '#web/ui/toast.ts'
import { LateSetPasswordCard } from './late-provider.tsx'
import { loadSchema } from './load-schema.ts'
import { devicesQuery, useAccountRules, waysInQuery } from './queries.ts'

const schema = loadSchema('passwordChange')

export function PasswordCard() {
  const { data } = useQuery(waysInQuery)
  return data?.has_password === false ? <LateSetPasswordCard /> : <ChangePasswordCard />
}

function ChangePasswordCard() {
  const { t } = useTranslation(['accounts', 'common'])
  const { errorText } = useErrorTexts()
  const rules = useAccountRules()
  const form = useForm({
    schema,
    initial: { current_password: '', new_password: '' },
    check: ({ new_password }, { newPasswordProblem }): FieldProblems => {
      const { email = '', profile } = sessionState().session?.user ?? {}
      const own = [profile?.full_name ?? '', email]
      const problem = new_password && newPasswordProblem(new_password, rules.password_min_length, own)
      return problem ? { new_password: problem } : {}
    },
    submit: (fields) =>
      changeHere(async () => {
        await call('PUT /api/accounts/password', fields)
        form.clear()
        toast({ title: t('password.done'), description: t('password.doneText'), variant: 'success' })
        await Promise.all([checkSession('here'), queryClient.invalidateQueries(devicesQuery)])
      }),
    onError: (error) => toast({ title: t('password.failed'), description: errorText(error), variant: 'destructive' }),
  })
  const labels = { showLabel: t('common:password.show'), hideLabel: t('common:password.hide'), required: true }
  return (
    <SectionCard title={t('password.title')} text={t('password.text')}>
      <form {...form.form} className="grid gap-5">
        {/* Password managers need the account's address. */}
        <input type="hidden" name="username" autoComplete="username" value={sessionState().session?.user.email ?? ''} />
        <div className="grid gap-5 sm:grid-cols-2">
          <PasswordField
            {...form.field('current_password')}
            {...labels}
            label={t('password.current')}
            autoComplete="current-password"
          />
          <PasswordField
            {...form.field('new_password')}
            {...labels}
            label={t('password.new')}
            autoComplete="new-password"
            hint={t('auth.passwordHint', { limit: rules.password_min_length })}
          />
        </div>
        <div>
          <Button type="submit" busy={form.busy}>
            {t('password.submit')}
          </Button>
        </div>
      </form>
    </SectionCard>
  )
}
