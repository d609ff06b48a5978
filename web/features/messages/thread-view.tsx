import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { type ReactNode, useEffect, useRef } from 'react'
import { may } from '#contract/access.ts'
import type { Thread } from '#contract/messages.ts'
import type { Person } from '#contract/people.ts'
import type { Profile } from '#contract/profile.ts'
import { ApiError, asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { CrisisHelp } from '#web/network/crisis-help.tsx'
import { Link } from '#web/router/link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast.ts'
import { CannedAnswers } from './canned-answers.tsx'
import { Composer } from './composer.tsx'
import { MessageItem } from './message-item.tsx'
import { PersonName, PersonPicture } from './person-line.tsx'
import { isMissing, messagesQuery, showThread, threadQuery } from './queries.ts'

type ThreadViewProps = {
  id: string
  profile: Profile
  /** Of another feature: report the person or a message, mute and block. */
  care: (thing: 'person' | 'message', id: string, person: Person) => ReactNode
}

/** One thread: its messages with the newest at the end, and the field to answer. */
export function ThreadView({ id, profile, care }: ThreadViewProps) {
  const { t } = useTranslation(['messages', 'common'])
  const { data: thread, error, isFetching, refetch } = useQuery(threadQuery(id))
  if (isMissing(error))
    return (
      <Notice
        tone="info"
        action={
          <Link to="/messages" className={buttonClass({ variant: 'secondary', size: 'small' })}>
            {t('thread.back')}
          </Link>
        }
      >
        {t('thread.missing')}
      </Notice>
    )
  if (thread)
    return (
      <section aria-label={thread.person?.full_name ?? t('deletedAccount')} className="grid min-w-0 gap-4">
        <ThreadHead thread={thread} care={care} />
        <Messages thread={thread} care={care} />
        {thread.is_asked && <RequestBar thread={thread} />}
        <AnswerField thread={thread} profile={profile} />
      </section>
    )
  if (error)
    return (
      <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
        {t('common:error.load')}
      </RetryNotice>
    )
  return <Loading label={t('loading')} className="min-h-[40dvh]" />
}

type PartProps = { thread: Thread } & Pick<ThreadViewProps, 'care'>

function ThreadHead({ thread, care }: PartProps) {
  const { t } = useTranslation('messages')
  const { errorText } = useErrorTexts()
  const client = useQueryClient()
  const { id, person, is_muted, is_archived } = thread
  const change = async (choice: { is_muted?: boolean; is_archived?: boolean }) => {
    try {
      showThread(client, await call('PATCH /api/threads/:id', { id, ...choice }))
    } catch (error) {
      toast({ title: t('thread.notChanged'), description: errorText(asApiError(error)), variant: 'destructive' })
    }
  }
  return (
    <header className="flex items-center gap-3 border-b border-line pb-3">
      <Link to="/messages" aria-label={t('thread.back')} className="p-3 -ms-3 lg:hidden">
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Link>
      <PersonPicture person={person} fallback={id} />
      <h2 className="min-w-0 grow">
        {person?.slug ? (
          <Link to={`/coach/${person.slug}/profile`}>
            <PersonName person={person} />
          </Link>
        ) : (
          <PersonName person={person} />
        )}
      </h2>
      {person && care('person', person.user_id, person)}
      <Menu
        align="end"
        label={t('thread.menu')}
        buttonClassName="inline-flex size-11 items-center justify-center text-muted hover:bg-strong hover:text-text"
        items={[
          {
            id: 'mute',
            label: t(is_muted ? 'thread.unmute' : 'thread.mute'),
            onSelect: () => void change({ is_muted: !is_muted }),
          },
          {
            id: 'archive',
            label: t(is_archived ? 'thread.unarchive' : 'thread.archive'),
            onSelect: () => void change({ is_archived: !is_archived }),
          },
        ]}
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </Menu>
    </header>
  )
}

/**
 * The box counts its position from the end (flex-col-reverse), so that earlier messages that load above, and new ones
 * below, do not move what is read.
 */
function Messages({ thread, care }: PartProps) {
  const { t } = useTranslation(['messages', 'common'])
  const query = useInfiniteQuery(messagesQuery(thread.id))
  const { data, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const messages = data?.pages.flatMap((page) => page.messages) ?? []
  useReading(thread, messages[0]?.id)
  const earlier = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const button = earlier.current
    if (!button || !hasNextPage || isFetchingNextPage || isError) return
    const observer = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting) void fetchNextPage()
    })
    observer.observe(button)
    return () => observer.disconnect()
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage])
  if (!data && isError)
    return (
      <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
        {t('common:error.load')}
      </RetryNotice>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard
    <div tabIndex={0} className="flex h-[55dvh] min-h-64 flex-col-reverse overflow-y-auto overscroll-contain">
      <div className="flex flex-col gap-3">
        {hasNextPage && (
          <Button
            ref={earlier}
            variant="ghost"
            size="small"
            className="self-center"
            busy={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t('thread.earlier')}
          </Button>
        )}
        <ol aria-label={t('thread.messages')} aria-live="polite" className="flex flex-col gap-3 pe-1">
          {messages.toReversed().map((message) => (
            <MessageItem
              key={message.id}
              thread_id={thread.id}
              message={message}
              otherName={thread.person?.full_name ?? t('deletedAccount')}
              care={!message.is_own && thread.person && care('message', message.id, thread.person)}
            />
          ))}
        </ol>
      </div>
    </div>
  )
}

/** Moves the position of the reader to the newest message, while the page is visible. */
function useReading({ id, unread }: Thread, newest: string | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!newest || unread === 0) return
    const read = () => {
      if (document.hidden) return
      call('POST /api/threads/:id/read', { id, message_id: newest }).then(
        (answer) => {
          client.setQueryData(threadQuery(id).queryKey, (shown) => shown && { ...shown, ...answer })
        },
        // Without a connection it stays unread, and is reported with the next visit.
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error
        },
      )
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [client, id, newest, unread])
}

/** A request is accepted or declined; an answer accepts it too. */
function RequestBar({ thread }: { thread: Thread }) {
  const { t } = useTranslation('messages')
  const { errorText } = useErrorTexts()
  const client = useQueryClient()
  const answer = async (accepted: boolean) => {
    try {
      showThread(client, await call('PUT /api/threads/:id/answer', { id: thread.id, accepted }))
    } catch (error) {
      toast({ title: t('thread.notChanged'), description: errorText(asApiError(error)), variant: 'destructive' })
    }
  }
  const name = thread.person?.full_name ?? ''
  const isDeclined = thread.state === 'declined'
  return (
    <Notice
      tone="info"
      action={
        <span className="flex flex-wrap gap-2">
          {!isDeclined && (
            <Button variant="secondary" size="small" onClick={() => void answer(false)}>
              {t('request.decline')}
            </Button>
          )}
          <Button size="small" onClick={() => void answer(true)}>
            {t('request.accept')}
          </Button>
        </span>
      }
    >
      {t(isDeclined ? 'request.declined' : 'request.asked', { name })}
    </Notice>
  )
}

function AnswerField({ thread, profile }: { thread: Thread; profile: Profile }) {
  // After a first message nothing more can be written; its author may need the help.
  if (thread.refusal)
    return (
      <>
        <CrisisHelp />
        <RefusalNotice refusal={thread.refusal} />
      </>
    )
  const isCoach = may('use-coach-desk', profile.membership_type)
  return (
    <Composer
      key={thread.id}
      draftOf={thread.id}
      user_id={profile.user_id}
      place={{ thread_id: thread.id }}
      {...(isCoach && { tools: (insert): ReactNode => <CannedAnswers onInsert={insert} /> })}
    />
  )
}

/** Why nothing can be written here; without a membership with the way to one. */
export function RefusalNotice({ refusal }: { refusal: NonNullable<Thread['refusal']> }) {
  const { t } = useTranslation('messages')
  const { errorText } = useErrorTexts()
  const needsElite = refusal === 'spaces.needs-elite'
  return (
    <Notice
      tone="info"
      action={
        needsElite && (
          <Link to="/network" className={buttonClass({ variant: 'secondary', size: 'small' })}>
            {t('needsElite')}
          </Link>
        )
      }
    >
      {errorText(new ApiError(refusal, { status: 403 }))}
    </Notice>
  )
}
