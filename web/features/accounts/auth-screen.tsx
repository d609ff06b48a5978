import { type ReactNode, useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Loading } from '#web/ui/spinner.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { CheckEmail } from './check-email.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { enter } from './sign-in.ts'

type Step = { name: 'credentials' } | { name: 'second-factor' } | { name: 'check-email'; email: string }

type AuthScreenProps = {
  coach: boolean
  mode: 'sign-in' | 'sign-up'
  onToggle: () => void
  /** The page that was asked for before signing in. */
  returnTo: string | undefined
  /** Known from a confirmation or reset that just ended here. */
  email: string
  checking: boolean
  controls: ReactNode
}

export function AuthScreen({ coach, mode, onToggle, returnTo, email, checking, controls }: AuthScreenProps) {
  const { t } = useTranslation(['accounts', 'common'])
  const [step, setStep] = useState<Step>({ name: 'credentials' })
  const face = coach ? 'shogun' : 'oni'
  const back = () => setStep({ name: 'credentials' })

  if (step.name === 'check-email') {
    return (
      <AuthFrame title={t('checkEmail.title')} face={face} controls={controls}>
        <CheckEmail purpose="confirm" email={step.email} returnTo={returnTo} onBack={back} />
      </AuthFrame>
    )
  }
  if (step.name === 'second-factor') {
    return (
      <AuthFrame title={t('secondFactor.title')} face={face} controls={controls}>
        <SecondFactorForm onVerified={(session) => enter(session, 'second-factor-verified')} onExpired={back} />
      </AuthFrame>
    )
  }
  const key = `${coach ? 'coach' : 'fighter'}${mode === 'sign-in' ? 'SignIn' : 'SignUp'}` as const
  return (
    <AuthFrame title={t(`auth.title.${key}`)} lead={t(`auth.lead.${key}`)} face={face} controls={controls}>
      {checking ? (
        <Loading label={t('common:loading')} className="justify-start px-0" />
      ) : (
        <CredentialsForm
          coach={coach}
          mode={mode}
          onToggle={onToggle}
          returnTo={returnTo}
          email={email}
          onSecondFactor={() => setStep({ name: 'second-factor' })}
          onCreated={(created) => setStep({ name: 'check-email', email: created })}
        />
      )}
    </AuthFrame>
  )
}
