import { useQuery } from '@tanstack/react-query'
import { WRITE_REFUSALS } from '#contract/message-rules.ts'
import type { Profile } from '#contract/profile.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Navigate, useNavigate } from '#web/router/browser-router.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { Composer } from './composer.tsx'
import { PersonName, PersonPicture } from './person-line.tsx'
import { isMissing, threadWithQuery } from './queries.ts'
import { RefusalNotice } from './thread-view.tsx'

type NewThreadProps = { to: string; post_id: string | undefined; profile: Profile }

/** The first message to someone. Whoever has a thread with them already is led there. */
export function NewThread({ to, post_id, profile }: NewThreadProps) {
  const { t } = useTranslation(['messages', 'common'])
  const navigate = useNavigate()
  const { data, error, isFetching, refetch } = useQuery(threadWithQuery(to, post_id))
  if (isMissing(error) || (error instanceof ApiError && error.code === 'messages.yourself'))
    return <Notice tone="info">{t('new.missing')}</Notice>
  // What is being written stays on the screen when the page is asked for again in vain.
  if (!data && error)
    return (
      <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
        {t('common:error.load')}
      </RetryNotice>
    )
  if (!data) return <Loading label={t('loading')} className="min-h-[40dvh]" />
  const { person, thread_id, begins, quote } = data
  // The answer to a post begins with its words, also where the two have written before.
  if (thread_id && !quote) return <Navigate to={`/messages/${thread_id}`} replace />
  const refusal = WRITE_REFUSALS.find((each) => each === begins)
  return (
    <section aria-label={person.full_name} className="grid min-w-0 gap-4">
      <header className="flex items-center gap-3 border-b border-line pb-3">
        <PersonPicture person={person} fallback={to} />
        <h2>
          <PersonName person={person} />
        </h2>
      </header>
      {quote && <p className="border-s-3 border-blood ps-3 text-muted [overflow-wrap:anywhere]">{quote}</p>}
      {!thread_id && !refusal && (
        <p className="text-muted">{t(begins === 'request' ? 'new.request' : 'new.open', { name: person.full_name })}</p>
      )}
      {refusal && !thread_id ? (
        <RefusalNotice refusal={refusal} />
      ) : (
        <Composer
          draftOf={post_id ? `${to}.${post_id}` : to}
          user_id={profile.user_id}
          place={{ user_id: to, post_id }}
          onSent={(id) => navigate(`/messages/${id}`, { replace: true })}
        />
      )}
    </section>
  )
}
