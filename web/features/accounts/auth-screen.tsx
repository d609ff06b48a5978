import { type ReactNode, useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { mailedPath } from '#web/session/return-path.ts'
import { Loading } from '#web/ui/spinner.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { CheckEmail } from './check-email.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import type { ProviderFailed } from './provider-failed.ts'
import { SecondFactorForm } from './second-factor-form.tsx'
import { enter } from './sign-in.ts'
import { useSessionEyebrow } from './use-session-eyebrow.ts'

/** The address is passed on, so that it need not be typed twice. */
type Step = { name: 'credentials' | 'second-factor' | 'check-email'; email: string }
type Mode = 'sign-in' | 'sign-up'

type AuthScreenProps = {
  coach: boolean
  mode: Mode
  onMode: (mode: Mode) => void
  /** The page that led here; it is passed on to the other sign-in page. */
  from: string | undefined
  /** The page to open after signing in. */
  returnTo: string | undefined
  /** Known from a confirmation or reset that has just ended. */
  email: string
  /** What was typed before leaving for the provider. */
  fullName: string
  providerFailed: ProviderFailed | undefined
  checking: boolean
  controls: ReactNode
  /** Other ways to sign in than the password. */
  otherWays: ReactNode
}

export function AuthScreen({
  coach,
  mode,
  onMode,
  from,
  returnTo,
  email,
  fullName,
  providerFailed,
  checking,
  controls,
  otherWays,
}: AuthScreenProps) {
  const { t } = useTranslation(['accounts', 'common'])
  const eyebrow = useSessionEyebrow()
  const [step, setStep] = useState<Step>({ name: 'credentials', email })
  const face = coach ? 'shogun' : 'oni'
  const wayBack = mailedPath(returnTo, coach)
  const back = () => {
    onMode('sign-in')
    setStep({ name: 'credentials', email: step.email })
  }

  if (step.name === 'check-email') {
    return (
      <AuthFrame title={coach ? t('toast.coachCreated') : t('checkEmail.title')} face={face} controls={controls}>
        <CheckEmail purpose={coach ? 'coach' : 'confirm'} email={step.email} returnTo={wayBack} onBack={back} />
      </AuthFrame>
    )
  }
  if (step.name === 'second-factor') {
    return (
      <AuthFrame title={t('secondFactor.title')} face={face} controls={controls}>
        <SecondFactorForm
          page="sign-in"
          onVerified={(session) => enter(session, 'second-factor-verified')}
          onBack={back}
        />
      </AuthFrame>
    )
  }
  const key = `${coach ? 'coach' : 'fighter'}${mode === 'sign-in' ? 'SignIn' : 'SignUp'}` as const
  return (
    <AuthFrame
      title={t(`auth.title.${key}`)}
      lead={t(`auth.lead.${key}`)}
      eyebrow={eyebrow}
      face={face}
      controls={controls}
    >
      {checking ? (
        <Loading label={t('common:loading')} className="justify-start px-0" />
      ) : (
        <>
          {from !== undefined && !coach && (
            <p className="mb-6 border-s-3 border-blood ps-4">{t(`auth.why.${reasonOf(from)}`)}</p>
          )}
          <CredentialsForm
            coach={coach}
            mode={mode}
            onToggle={() => onMode(mode === 'sign-in' ? 'sign-up' : 'sign-in')}
            from={from}
            returnTo={wayBack}
            email={step.email}
            fullName={fullName}
            providerFailed={providerFailed}
            otherWays={otherWays}
            onSecondFactor={(given) => setStep({ name: 'second-factor', email: given })}
            onCreated={(created) => setStep({ name: 'check-email', email: created })}
          />
        </>
      )}
    </AuthFrame>
  )
}

/** Why somebody who followed a link has to sign in first. */
function reasonOf(from: string): 'coaches' | 'page' {
  return /^\/(?:coaches|coach|book)(?:[/?#]|$)/.test(from) ? 'coaches' : 'page'
}
