import { useEffect, useRef } from 'react'
import { AuthFrame } from '#web/features/accounts/auth-frame.tsx'
import { CheckEmail } from '#web/features/accounts/check-email.tsx'
import { useAccountRules } from '#web/features/accounts/queries.ts'
import { AccountStep } from '#web/features/coach-applications/account-step.tsx'
import { ApplicationStep } from '#web/features/coach-applications/application-step.tsx'
import { forgetWizard } from '#web/features/coach-applications/kept-wizard.ts'
import { ReviewCard } from '#web/features/coach-applications/review-card.tsx'
import { useWizard } from '#web/features/coach-applications/use-wizard.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Navigate, useNavigate } from '#web/router/browser-router.tsx'
import { useSessionState } from '#web/session/session-store.ts'
import { CompactControls } from '#web/shell/controls.tsx'
import { usePageTitle } from '#web/shell/page-title.ts'
import { Loading } from '#web/ui/spinner.tsx'

/** The wizard is for visitors; a signed-in member applies with the existing account. */
export function Screen() {
  const { t } = useTranslation(['coach-applications', 'common'])
  const { status } = useSessionState()
  const { password_min_length } = useAccountRules()
  const navigate = useNavigate()
  const wizard = useWizard()
  usePageTitle(t('title'))
  useBeginning(wizard.step)
  if (status === 'signed_in') return <Navigate to="/internal-coach-signup" replace />

  const { step, email } = wizard
  if (step === 'submitted') {
    const toDoor = () => {
      forgetWizard()
      navigate('/coach-auth', { state: { email } })
    }
    return (
      <AuthFrame title={t('wizard.submittedTitle')} face="shogun" controls={<CompactControls />}>
        <div className="grid gap-8">
          <ReviewCard />
          <CheckEmail purpose="application" email={email} onBack={toDoor} />
        </div>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      eyebrow={t('wizard.step', { step: step === 'account' ? 1 : 2 })}
      title={t(`wizard.${step}Title`)}
      lead={t(`wizard.${step}Lead`)}
      face="shogun"
      controls={<CompactControls />}
    >
      {status === 'checking' ? (
        <Loading label={t('common:loading')} className="justify-start px-0" />
      ) : step === 'account' ? (
        <AccountStep wizard={wizard} passwordMinLength={password_min_length} />
      ) : (
        <ApplicationStep wizard={wizard} passwordMinLength={password_min_length} />
      )}
    </AuthFrame>
  )
}

/** Each step starts at the top, like a new page. */
function useBeginning(step: string): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // A field with a problem has the focus already.
    if (document.querySelector('#content [aria-invalid="true"]')) return
    window.scrollTo(0, 0)
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [step])
}
