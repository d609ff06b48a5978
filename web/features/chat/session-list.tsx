import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ConversationLine } from '#contract/conversations.ts'
import type { Room } from '#contract/rooms.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { sessionsQuery } from './queries.ts'
import { SessionCard, type SessionCardActions } from './session-card.tsx'
import { useShowMore } from './use-sessions.ts'

const TYPING_PAUSE_MS = 300
const HEADING_ID = 'sessions'

export function showSessionList(): void {
  const heading = document.getElementById(HEADING_ID)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView()
}

type SessionListProps = {
  room: Room
  title: string
  /** The id of the session that is open in the panel. */
  current: string | null
  onReopen: (session: ConversationLine) => void
  onRename: (session: ConversationLine) => void
  onDelete: (session: ConversationLine) => void
}

/** Earlier sessions, newest first. Nothing is shown when there are none. */
export function SessionList({ room, title, current, onReopen, onRename, onDelete }: SessionListProps) {
  const { t } = useTranslation(['chat', 'common'])
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), TYPING_PAUSE_MS)
  const { data, isPending, isError, refetch } = useQuery(sessionsQuery(room, search))
  const showMore = useShowMore(room, search)
  const heading = useRef<HTMLHeadingElement>(null)
  const sessions = data?.conversations ?? []
  const searching = typed.trim() !== '' || search !== ''
  if (!isError && !searching && !isPending && sessions.length === 0) return null

  return (
    <section aria-labelledby={HEADING_ID} data-no-paper className="grid gap-6">
      <h2
        id={HEADING_ID}
        ref={heading}
        tabIndex={-1}
        className="type-display scroll-mt-24 text-heading outline-none lg:scroll-mt-8"
      >
        {title}
      </h2>
      {isPending && (
        <SkeletonGroup label={t('sessions.loading')}>
          <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            <Skeleton className="h-44" />
            <Skeleton className="h-44" />
          </div>
        </SkeletonGroup>
      )}
      {isError && (
        <RetryNotice retryLabel={t('common:action.retry')} onRetry={refetch}>
          {t('sessions.failed')}
        </RetryNotice>
      )}
      {!isPending && !isError && (
        <>
          <TextField
            label={t('sessions.search')}
            type="search"
            autoComplete="off"
            maxLength={200}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="max-w-md"
          />
          <p role="status" className="sr-only">
            {search && t('sessions.found', { count: sessions.length })}
          </p>
          {searching && sessions.length === 0 && (
            <Notice
              action={
                <Button variant="secondary" size="small" onClick={() => setTyped('')}>
                  {t('sessions.showAll')}
                </Button>
              }
            >
              {t('sessions.noMatch', { typed: search })}
            </Notice>
          )}
          <Cards
            sessions={sessions}
            current={current}
            onReopen={onReopen}
            onRename={onRename}
            onDelete={(session) => {
              // The pressed button is removed together with its card, so the focus moves to the list.
              heading.current?.focus()
              onDelete(session)
            }}
          />
          {data?.more && (
            <Button
              variant="secondary"
              busy={showMore.isPending}
              onClick={() => showMore.mutate(data)}
              className="w-fit"
            >
              {t('sessions.more')}
            </Button>
          )}
        </>
      )}
    </section>
  )
}

type CardsProps = SessionCardActions & { sessions: ConversationLine[]; current: string | null }

function Cards({ sessions, current, ...actions }: CardsProps) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {sessions.map((session) => (
        <SessionCard key={session.id} session={session} open={session.id === current} {...actions} />
      ))}
    </ul>
  )
}
