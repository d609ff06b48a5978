import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/navigation/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast.ts'
import { AuthFrame } from './auth-frame.tsx'
import { NewLinkForm } from './new-link-form.tsx'
import { enter } from './sign-in.ts'

type ConfirmEmailProps = {
  token: string
  returnTo: string | undefined
  controls: ReactNode
  /** Shown once the person is signed in: the way on. */
  signedIn: ReactNode
}

/** Posts the token once the page is there: opening a link must not change anything, mail scanners open them all. */
export function ConfirmEmail({ token, returnTo, controls, signedIn }: ConfirmEmailProps) {
  const { t } = useTranslation(['accounts', 'common'])
  const { errorText } = useErrorTexts()
  // A query only in form: it runs once for a token, however often React draws the page.
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['confirm-email', token],
    queryFn: async () => {
      const confirmed = await call('POST /api/accounts/confirm', { token })
      // In the browser that signed up.
      if (confirmed.session) {
        enter(confirmed.session, 'signed-in')
        toast({ title: t('confirm.done'), variant: 'success' })
      }
      return confirmed
    },
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
  if (data?.session) return signedIn
  if (data) {
    return (
      <AuthFrame title={t('confirm.done')} lead={t('confirm.doneText', { email: data.email })} controls={controls}>
        <Link to="/auth" state={{ email: data.email }} className={buttonClass({ size: 'large' })}>
          {t('confirm.signIn')}
        </Link>
      </AuthFrame>
    )
  }
  const refused = token === '' || (error instanceof ApiError && error.status >= 400 && error.status < 500)
  if (refused) {
    return (
      <AuthFrame title={t('confirm.failed')} lead={t('confirm.failedText')} controls={controls}>
        <NewLinkForm returnTo={returnTo} />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t('common:page.confirm')} controls={controls}>
      {error && !isFetching ? (
        <RetryNotice retryLabel={t('common:action.retry')} onRetry={refetch}>
          {error instanceof ApiError ? errorText(error) : t('common:error.unexpected')}
        </RetryNotice>
      ) : (
        <Loading label={t('confirm.working')} className="justify-start px-0" />
      )}
    </AuthFrame>
  )
}
