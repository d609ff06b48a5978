import { type ReactNode, useEffect, useState } from 'react'
import type { FieldProblems } from '#contract/errors.ts'
import { call } from '#web/api/client.ts'
import { useForm } from '#web/forms/use-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useNavigate } from '#web/router/browser-router.tsx'
import { Link } from '#web/router/link.tsx'
import { tellOtherTabs } from '#web/session/session-channel.ts'
import { applyToSession } from '#web/session/session-store.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { AuthFrame } from './auth-frame.tsx'
import { loadSchema } from './load-schema.ts'
import { useAccountRules } from './queries.ts'
import { readOwnSession } from './sign-in.ts'
import { useSessionEyebrow } from './use-session-eyebrow.ts'

const schema = loadSchema('password')

export function ResetPassword({ token, controls }: { token: string; controls: ReactNode }) {
  const { t } = useTranslation(['accounts', 'common'])
  const { errorText } = useErrorTexts()
  const navigate = useNavigate()
  const rules = useAccountRules()
  const eyebrow = useSessionEyebrow()
  const [expired, setExpired] = useState(token === '')

  useEffect(() => {
    if (token) applyToSession({ type: 'recovery-opened' })
  }, [token])

  const form = useForm({
    schema,
    initial: { password: '' },
    check: ({ password }, { newPasswordProblem }): FieldProblems => {
      // Only the server knows the account, so it checks the password against name and address.
      const problem = password && newPasswordProblem(password, rules.password_min_length, [])
      return problem ? { password: problem } : {}
    },
    submit: async ({ password }) => {
      await call('POST /api/accounts/password-reset/finish', { token, password })
      // All sessions of the account have ended; only the server knows whether this browser's was one of them.
      const session = await readOwnSession().catch(() => undefined)
      if (session === null) applyToSession({ type: 'signed-out', origin: 'here' })
      tellOtherTabs({ type: 'expired' })
      toast({ title: t('reset.done'), ...(!session && { description: t('reset.doneText') }), variant: 'success' })
      navigate('/auth', { replace: true })
    },
    onError: (error) => {
      if (error.code === 'accounts.link-invalid') setExpired(true)
      else toast({ title: t('reset.failed'), description: errorText(error), variant: 'destructive' })
    },
  })

  if (expired) {
    return (
      <AuthFrame title={t('reset.expired')} lead={t('reset.expiredText')} controls={controls}>
        <Link to="/auth/forgot" className={buttonClass({ size: 'large' })}>
          {t('reset.again')}
        </Link>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t('reset.title')} lead={t('reset.lead')} eyebrow={eyebrow} controls={controls}>
      <form {...form.form} className="grid gap-5">
        <PasswordField
          {...form.field('password')}
          label={t('reset.password')}
          autoComplete="new-password"
          showLabel={t('common:password.show')}
          hideLabel={t('common:password.hide')}
          hint={t('auth.passwordHint', { limit: rules.password_min_length })}
          required
        />
        <div className="mt-2">
          <Button type="submit" size="large" busy={form.busy}>
            {t('reset.submit')}
          </Button>
        </div>
      </form>
    </AuthFrame>
  )
}
