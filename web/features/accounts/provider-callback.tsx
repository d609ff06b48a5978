import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { asApiError } from '#web/api/api-error.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useNavigate } from '#web/router/browser-router.tsx'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast.ts'
import { AuthFrame } from './auth-frame.tsx'
import { returnToLeftForm } from './left-form.ts'
import type { ProviderFailed } from './provider-failed.ts'
import { ProviderProblem } from './provider-problem.tsx'
import { useAccountRules } from './queries.ts'
import { SecondFactorForm } from './second-factor-form.tsx'
import { enter, finishWithProvider, type ProviderAnswer } from './sign-in.ts'

type ProviderCallbackProps = {
  /** What the provider put into the address. */
  answer: ProviderAnswer | { error: string }
  /** Nothing begins before the session is known. */
  checking: boolean
  /** Somebody who fails to link the provider or to sign in again is still signed in. */
  signedIn: boolean
  /** The page to open when it is done. */
  wanted: string
  controls: ReactNode
  /** Shown once it is done: leads on to the wanted page. */
  done: ReactNode
}

/** Where the OpenID Connect provider sends the browser back to. Only what is posted from here changes anything. */
export function ProviderCallback({ answer, checking, signedIn, wanted, controls, done }: ProviderCallbackProps) {
  const { t } = useTranslation(['identity-provider', 'accounts'])
  const navigate = useNavigate()
  const name = useAccountRules().provider_name ?? ''
  const [entered, setEntered] = useState(false)
  const back = () => navigate('/auth', { replace: true })
  const given = 'code' in answer ? answer : undefined
  // A query, so that it runs once for an answer, however often React renders the page: it works only once.
  const { data, error } = useQuery({
    queryKey: queryKeys.providerAnswer(given?.state ?? ''),
    queryFn: () => finishWithProvider(given ?? { code: '', state: '' }),
    enabled: given !== undefined && !checking,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
  const failed = !checking && (given === undefined || error !== null)
  const sendBack = useEffectEvent(() => {
    const { page, state } = returnToLeftForm()
    navigate(page, { replace: true, state: { ...state, failed: failureOf(answer, error) } })
  })
  useEffect(() => {
    if (failed && !signedIn) sendBack()
  }, [failed, signedIn])
  const sayLinked = useEffectEvent(() => toast({ title: t('callback.linked', { name }), variant: 'success' }))
  const linked = data?.outcome === 'linked'
  useEffect(() => {
    if (linked) sayLinked()
  }, [linked])

  if (entered || linked || data?.outcome === 'signed-in') return done
  if (failed && signedIn) {
    return (
      <AuthFrame title={t('card.failed')} controls={controls}>
        <ProviderProblem problem={failureOf(answer, error)} name={name} page="signed-in" />
        <Link to={wanted} className={buttonClass({ size: 'large' })}>
          {t('callback.goOn')}
        </Link>
      </AuthFrame>
    )
  }
  if (data?.outcome === 'second-factor') {
    return (
      <AuthFrame title={t('accounts:secondFactor.title')} controls={controls}>
        <SecondFactorForm
          page="sign-in"
          onVerified={(session) => {
            enter(session, 'second-factor-verified')
            setEntered(true)
          }}
          onBack={back}
        />
      </AuthFrame>
    )
  }
  if (data?.outcome === 'sign-in-first') {
    // To the page on which it is then linked.
    const state = { email: data.email ?? '', from: '/settings' }
    return (
      <AuthFrame
        title={t('callback.firstTitle')}
        lead={t('callback.firstLead', { email: data.email ?? '', name })}
        controls={controls}
      >
        <div className="flex flex-wrap items-center gap-6">
          <Link to="/auth" state={state} className={buttonClass({ size: 'large' })}>
            {t('callback.firstSignIn')}
          </Link>
          <Link to="/auth/forgot" state={state} className={buttonClass({ variant: 'text', size: 'small' })}>
            {t('callback.firstForgot')}
          </Link>
        </div>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t('callback.working')} controls={controls}>
      <Loading label={t('callback.working')} className="justify-start px-0" />
    </AuthFrame>
  )
}

/** Not the provider's own words: anybody can put any words into an address. */
function failureOf(answer: ProviderCallbackProps['answer'], error: Error | null): ProviderFailed {
  if ('error' in answer && answer.error === 'access_denied') return 'cancelled'
  if (!error) return { code: 'accounts.provider-refused', retryAfter: undefined, reason: undefined }
  const { code, retryAfter, reason } = asApiError(error)
  return { code, retryAfter, reason }
}
