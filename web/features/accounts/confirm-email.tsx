import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiError } from '#web/api/api-error.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast.ts'
import { AuthFrame } from './auth-frame.tsx'
import { ConfirmPasswordForm } from './confirm-password-form.tsx'
import { NewLinkForm } from './new-link-form.tsx'
import { confirmAddress } from './sign-in.ts'

type Confirmed = Awaited<ReturnType<typeof confirmAddress>>

type ConfirmEmailProps = {
  token: string
  returnTo: string | undefined
  controls: ReactNode
  /** Shown once the member is signed in: the link to continue. */
  signedIn: ReactNode
}

/** Posts the token after the page has loaded: opening a link must change nothing, because mail scanners open all links. */
export function ConfirmEmail({ token, returnTo, controls, signedIn }: ConfirmEmailProps) {
  const { t } = useTranslation(['accounts', 'common'])
  const { errorText } = useErrorTexts()
  const [withPassword, setWithPassword] = useState<Confirmed>()
  const [linkInvalid, setLinkInvalid] = useState(false)
  const confirm = async (password?: string) => {
    const confirmed = await confirmAddress(token, password)
    if (confirmed.session) toast({ title: t('confirm.done'), variant: 'success' })
    return confirmed
  }
  // A query, so that it runs once for a token, however often React renders the page.
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeys.confirmEmail(token),
    queryFn: () => confirm(),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500
  if (token === '' || linkInvalid || refused) {
    return (
      <AuthFrame title={t('confirm.failed')} lead={t('confirm.failedText')} controls={controls}>
        <NewLinkForm returnTo={returnTo} />
      </AuthFrame>
    )
  }
  const answer = withPassword ?? data
  if (answer?.session) return signedIn
  if (answer?.password_required) {
    return (
      <AuthFrame
        title={t('common:page.confirm')}
        lead={t('confirm.passwordLead', { email: answer.email })}
        controls={controls}
      >
        <ConfirmPasswordForm
          email={answer.email}
          returnTo={returnTo}
          confirm={async (password) => setWithPassword(await confirm(password))}
          onLinkInvalid={() => setLinkInvalid(true)}
        />
      </AuthFrame>
    )
  }
  if (answer) {
    return (
      <AuthFrame title={t('confirm.done')} lead={t('confirm.doneText', { email: answer.email })} controls={controls}>
        <Link to="/auth" state={{ email: answer.email }} className={buttonClass({ size: 'large' })}>
          {t('confirm.signIn')}
        </Link>
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
