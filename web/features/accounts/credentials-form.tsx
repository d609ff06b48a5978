import { type ReactNode, useState } from 'react'
import type { FieldProblems } from '#contract/errors.ts'
import { EmailField, FullNameField } from '#web/forms/person-fields.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { afterSignIn } from '#web/session/return-path.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { LateProviderProblem, LateProviderWay } from './late-provider.tsx'
import { loadSchema } from './load-schema.ts'
import { OtherSignInLinks } from './other-sign-in-links.tsx'
import type { ProviderFailed } from './provider-failed.ts'
import { useAccountRules } from './queries.ts'
import { checkCredentials, createAccount, enter } from './sign-in.ts'
import { UnconfirmedNotice } from './unconfirmed-notice.tsx'
import { CREDENTIALS_MISSING, useRefusal } from './use-refusal.ts'

const loadSignUp = loadSchema('signUp')
const loadSignIn = loadSchema('signIn')

type CredentialsFormProps = {
  coach: boolean
  mode: 'sign-in' | 'sign-up'
  onToggle: () => void
  from: string | undefined
  returnTo: string | undefined
  email: string
  fullName: string
  /** How a sign-in with the provider failed that led back here. */
  providerFailed: ProviderFailed | undefined
  otherWays: ReactNode
  onSecondFactor: (email: string) => void
  onCreated: (email: string) => void
}

/** One form for sign-in and sign-up, so that the typed text survives the toggle. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { coach, mode, onToggle, from, returnTo, email, fullName, otherWays, onSecondFactor, onCreated } = props
  const { t } = useTranslation(['accounts', 'common'])
  const rules = useAccountRules()
  const [unconfirmed, setUnconfirmed] = useState<string>()
  const [providerFailed, setProviderFailed] = useState(props.providerFailed)
  const joining = mode === 'sign-up'
  const refuse = useRefusal(joining ? 'sign-up' : 'sign-in')

  const form = useForm({
    schema: joining ? loadSignUp : loadSignIn,
    initial: { full_name: fullName, email, password: '' },
    check: ({ full_name, email: address, password }, { newPasswordProblem }): FieldProblems => {
      if (!joining || !password) return {}
      const problem = newPasswordProblem(password, rules.password_min_length, [full_name, address])
      return problem ? { password: problem } : {}
    },
    onInvalid: ({ email: address, password }) => {
      const missing = address?.problem === 'required' || password?.problem === 'required'
      if (missing) refuse(CREDENTIALS_MISSING)
    },
    submit: async (fields) => {
      setUnconfirmed(undefined)
      setProviderFailed(undefined)
      if (joining) {
        await createAccount(fields, returnTo)
        if (coach)
          toast({ title: t('toast.coachCreated'), description: t('toast.coachCreatedText'), variant: 'success' })
        else toast({ title: t('toast.checkEmail'), description: t('toast.checkEmailText'), variant: 'success' })
        onCreated(fields.email)
        return
      }
      const session = await checkCredentials({ email: fields.email, password: fields.password })
      if (session) enter(session, 'signed-in')
      else onSecondFactor(fields.email)
    },
    onError: (error) => {
      refuse(error)
      if (error.code === 'accounts.email-unconfirmed') setUnconfirmed(form.values.email.trim())
    },
  })

  const toggle = () => {
    setProviderFailed(undefined)
    onToggle()
  }
  const provider = rules.provider_name
  const { email: typedEmail, full_name } = form.values
  return (
    <>
      {providerFailed && provider && <LateProviderProblem problem={providerFailed} name={provider} page={mode} />}
      {unconfirmed && !joining && <UnconfirmedNotice email={unconfirmed} returnTo={returnTo} />}
      <form {...form.form} className="grid gap-5">
        {joining && <FullNameField {...form.field('full_name')} label={t('auth.fullName')} />}
        <EmailField
          {...form.field('email', t('auth.emailMissing'))}
          label={t('auth.email')}
          autoComplete={joining ? 'email' : 'username webauthn'}
        />
        <PasswordField
          {...form.field('password', joining ? t('auth.passwordNew') : t('auth.passwordMissing'))}
          label={t('auth.password')}
          autoComplete={joining ? 'new-password' : 'current-password'}
          showLabel={t('common:password.show')}
          hideLabel={t('common:password.hide')}
          hint={joining && t('auth.passwordHint', { limit: rules.password_min_length })}
          required
        />
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <Button type="submit" size="large" busy={form.busy}>
            {joining ? t('auth.signUp') : t('auth.signIn')}
          </Button>
          {!joining && (
            <Link
              to="/auth/forgot"
              state={{ email: typedEmail, from, coach }}
              className={buttonClass({ variant: 'text', size: 'small' })}
            >
              {t('auth.forgot')}
            </Link>
          )}
        </div>
      </form>
      {provider && (
        <LateProviderWay
          name={provider}
          returnTo={afterSignIn(returnTo, coach)}
          form={{ coach, joining, from, email: typedEmail, full_name }}
        />
      )}
      {!joining && otherWays}
      <OtherSignInLinks coach={coach} joining={joining} onToggle={toggle} carry={{ email: typedEmail, from }} />
    </>
  )
}
