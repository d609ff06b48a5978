import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import Mail from 'lucide-react/icons/mail'
import { useState } from 'react'
import { MESSAGE_SEARCH_MAX_LENGTH, MOST_UNREAD_MESSAGES } from '#contract/message-rules.ts'
import type { Message, Thread } from '#contract/messages.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { PersonName, PersonPicture } from './person-line.tsx'
import { foundMessagesQuery, threadsQuery } from './queries.ts'

const SEARCH_MS = 300
const rowClass = 'flex gap-3 px-3 py-3 hover:bg-strong'

/** The member's threads, and a search through all of them. */
export function ThreadList({ chosen, archived }: { chosen?: string; archived: boolean }) {
  const { t } = useTranslation('messages')
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), SEARCH_MS)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <TextField
        label={t('search.label')}
        type="search"
        autoComplete="off"
        maxLength={MESSAGE_SEARCH_MAX_LENGTH}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {search === '' ? <Threads chosen={chosen} archived={archived} /> : <Found search={search} />}
      <Link
        to={archived ? '/messages' : '/messages?archived=yes'}
        className={buttonClass({ variant: 'ghost', size: 'small', className: 'justify-self-start' })}
      >
        {t(archived ? 'list.back' : 'list.archived')}
      </Link>
    </div>
  )
}

/** Beside the list on a wide screen, while no thread is open. */
export function ChooseThread({ archived }: { archived: boolean }) {
  const { t } = useTranslation('messages')
  const { data } = useInfiniteQuery(threadsQuery(archived))
  if (!data?.pages.some(({ threads }) => threads.length > 0)) return null
  return <p className="self-center justify-self-center text-muted max-lg:hidden">{t('list.choose')}</p>
}

function Threads({ chosen, archived }: { chosen: string | undefined; archived: boolean }) {
  const { t } = useTranslation(['messages', 'common'])
  const query = useInfiniteQuery(threadsQuery(archived))
  const threads = query.data?.pages.flatMap((page) => page.threads) ?? []
  if (query.isPending)
    return (
      <SkeletonGroup label={t('loading')} className="grid gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </SkeletonGroup>
    )
  if (query.isError && threads.length === 0)
    return (
      <RetryNotice retryLabel={t('common:action.retry')} busy={query.isFetching} onRetry={query.refetch}>
        {t('common:error.load')}
      </RetryNotice>
    )
  if (threads.length === 0)
    return archived ? (
      <p className="text-muted">{t('list.noneArchived')}</p>
    ) : (
      <EmptyState
        seed="messages"
        icon={<Mail aria-hidden="true" className="size-10" />}
        title={t('empty.title')}
        action={
          <Link to="/coaches" className={buttonClass({ variant: 'secondary' })}>
            {t('empty.action')}
          </Link>
        }
      >
        {t('empty.text')}
      </EmptyState>
    )
  return (
    <>
      <ul className="border-t border-line">
        {threads.map((thread) => (
          <ThreadRow key={thread.id} thread={thread} active={thread.id === chosen} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-center"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('list.more')}
        </Button>
      )}
    </>
  )
}

function ThreadRow({ thread, active }: { thread: Thread; active: boolean }) {
  const { t } = useTranslation('messages')
  const { number, dayOfMonth } = useFormats()
  const { id, person, unread, last, is_asked, is_muted, state } = thread
  const many = unread >= MOST_UNREAD_MESSAGES ? `${MOST_UNREAD_MESSAGES}+` : number(unread)
  return (
    <li className="border-b border-line">
      <Link
        to={`/messages/${id}`}
        aria-current={active ? 'page' : undefined}
        className={classNames(rowClass, active && 'bg-strong')}
      >
        <PersonPicture person={person} fallback={id} />
        <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-0.5">
          <span className="flex items-start justify-between gap-2">
            <PersonName person={person} />
            <time dateTime={last.created_at} className="shrink-0 text-sm text-muted">
              {dayOfMonth(last.created_at)}
            </time>
          </span>
          <span className="flex items-center justify-between gap-2 text-sm">
            <span className={classNames('truncate', unread > 0 ? 'text-text' : 'text-muted')}>
              <LastWords message={last} />
            </span>
            {unread > 0 && (
              <span className="shrink-0 rounded-full bg-action px-2 font-semibold text-on-action">
                <span aria-hidden="true">{many}</span>
                <span className="sr-only">{t('list.unread', { count: unread, shown: many })}</span>
              </span>
            )}
          </span>
          {(is_asked || is_muted) && (
            <span className="text-sm text-fire">
              {[is_asked && state === 'request' && t('list.request'), is_muted && t('list.muted')]
                .filter(Boolean)
                .join(' · ')}
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}

function LastWords({ message }: { message: Message }) {
  const { t } = useTranslation('messages')
  const words = message.is_deleted ? t('message.deleted') : message.text || t('message.picture')
  return message.is_own ? t('list.own', { words }) : words
}

function Found({ search }: { search: string }) {
  const { t } = useTranslation(['messages', 'common'])
  const { dayOfMonth } = useFormats()
  const { data, isError, isFetching, refetch } = useQuery(foundMessagesQuery(search))
  if (isError)
    return (
      <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
        {t('common:error.load')}
      </RetryNotice>
    )
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {data ? t('search.found', { count: data.found.length }) : t('loading')}
      </p>
      <ul className="border-t border-line">
        {data?.found.map(({ thread_id, person, message }) => (
          <li key={message.id} className="border-b border-line">
            <Link to={`/messages/${thread_id}`} className={rowClass}>
              <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-0.5">
                <span className="flex items-start justify-between gap-2">
                  <PersonName person={person} />
                  <time dateTime={message.created_at} className="shrink-0 text-sm text-muted">
                    {dayOfMonth(message.created_at)}
                  </time>
                </span>
                <span className="line-clamp-2 text-sm text-muted [overflow-wrap:anywhere]">{message.text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
