import type { QueryKey } from '@tanstack/react-query'
import { MEMBER_DATA, type MemberData } from '#contract/event-rules.ts'
import type { MemberEvent } from '#contract/events.ts'
import type { Notification } from '#contract/notifications.ts'
import { MOST_UNREAD } from '#contract/space-rules.ts'
import type { Post, Space } from '#contract/spaces.ts'
import { tellBookingSignal } from '#web/api/booking-signals.ts'
import { followMember } from '#web/api/event-stream.ts'
import { queryClient } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { has, type Listing, withArrival, withRead } from '#web/features/notifications/listing.ts'
import { listingQuery } from '#web/features/notifications/queries.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { loadTexts } from '#web/i18n/set-up.ts'
import { translatorFor } from '#web/i18n/use-translation.ts'
import { importWithRetries } from '#web/router/import-with-retries.ts'
import { checkSession } from '#web/session/check-session.ts'
import { isSavingLanguage } from '#web/session/save-language.ts'
import { onSessionChange, sessionState } from '#web/session/session-store.ts'
import { arrival } from '#web/ui/toast.ts'
import { isShownOn } from './is-shown-on.ts'

/** This tab's own response comes soon after its event, and makes the fetch unnecessary. */
const OWN_ANSWER_MS = 500

/** Called once when the application starts: keeps the screen up to date while a member is signed in. */
export function startLiveEvents(): void {
  let followed: string | undefined
  let stop = () => {}

  const follow = (user_id: string | undefined) => {
    if (user_id === followed) return
    followed = user_id
    stop()
    stop =
      user_id === undefined
        ? () => {}
        : followMember(user_id, { onEvent: react, onOpen: refetchNotifications, onRefused: recheckSession })
  }

  onSessionChange(({ session }) => follow(session?.user.id))
  follow(sessionState().session?.user.id)
  // A page in the back-forward cache must not stay the leading tab.
  window.addEventListener('pagehide', () => follow(undefined))
  window.addEventListener('pageshow', () => follow(sessionState().session?.user.id))
}

function react(event: MemberEvent): void {
  switch (event.type) {
    case 'notification':
      arrive(event.notification, event.unread)
      break
    case 'notifications-read':
      markRead(event.id, event.unread)
      break
    case 'account-changed':
      refetchData('devices')
      void queryClient.invalidateQueries({ queryKey: queryKeys.membership })
      recheckSession()
      break
    case 'streak-changed':
      refetchDashboard()
      break
    case 'applications-changed':
      refetchApplications()
      break
    case 'room-changed':
      refetchRooms(event.room)
      break
    case 'post-added':
      addPost(event.space_id, event.post)
      break
    case 'space-changed':
      waitForSpace(event.space_id, event.spread_ms ?? 0)
      break
    case 'thread-changed':
      refetchThread(event.thread_id)
      break
    case 'booking-signal':
      tellBookingSignal(event.booking_id)
      break
    case 'data-changed':
      refetchData(event.data)
      break
    case 'resync':
      for (const data of MEMBER_DATA) refetchData(data)
      tellBookingSignal(undefined)
      refetchNotifications()
      refetchDashboard()
      refetchRooms()
      void queryClient.invalidateQueries({ queryKey: queryKeys.allThreads })
      refetchApplications()
      void queryClient.invalidateQueries({ queryKey: queryKeys.anySpace })
      recheckSession()
  }
}

/** A new connection may bring a notification again. */
const announced = new Set<string>()

function arrive(notification: Notification, unread: number): void {
  const before = queryClient.getQueryData(listingQuery.queryKey)
  change((listing) => withArrival(listing, notification, unread))
  // Only visible tabs show a toast; the others only update the bell.
  if (document.hidden || announced.has(notification.id) || (before && has(before, notification.id))) return
  announced.add(notification.id)
  if (isShownOn(window.location.pathname, notification)) return
  announce(notification).catch((error: unknown) => console.error(error))
}

const loadNotificationText = importWithRetries(() => import('#web/features/notifications/notification-text.ts'))

async function announce(notification: Notification): Promise<void> {
  const [{ notificationText }] = await Promise.all([loadNotificationText(), loadTexts(['notifications'])])
  const { title, text } = notificationText(
    translatorFor<'notifications'>(currentLanguage(), 'notifications'),
    notification,
  )
  arrival({ title, description: text })
}

function markRead(id: string | null, unread: number): void {
  // A notification that came at the same moment is not among those marked, and only the server knows which.
  if (id === null && unread > 0) refetchNotifications()
  else change((listing) => ({ ...withRead(listing, id, new Date().toISOString()), unread }))
}

function change(next: (listing: Listing) => Listing): void {
  queryClient.setQueryData(listingQuery.queryKey, (listing) => listing && next(listing))
  // A response under way may be older than the event.
  if (queryClient.isFetching(listingQuery) > 0) refetchNotifications()
}

function refetchNotifications(): void {
  void queryClient.invalidateQueries(listingQuery)
}

function refetchDashboard(): void {
  void queryClient.invalidateQueries({ queryKey: queryKeys.dashboard })
}

const waiting = new Map<MemberData, ReturnType<typeof setTimeout>>()

/**
 * Fetches data that another tab changed. If this tab made the change itself, its own response comes first; and while
 * another change is being saved, fetched data would be older than what is shown.
 */
function refetchData(data: MemberData): void {
  clearTimeout(waiting.get(data))
  waiting.set(
    data,
    setTimeout(() => {
      if (queryClient.isMutating() > 0) return refetchData(data)
      for (const queryKey of [queryKeys.member(data), ...(ALSO_SHOWN_IN[data] ?? [])])
        void queryClient.invalidateQueries({ queryKey })
    }, OWN_ANSWER_MS),
  )
}

/** Lists and counts on other pages that depend on this data. */
const ALSO_SHOWN_IN: Partial<Record<MemberData, QueryKey[]>> = {
  'saved-quotes': [queryKeys.dashboard],
  'quiz-results': [queryKeys.dashboard],
  // The event date begins a fight camp, and a commitment is part of Today's round.
  'fighter-file': [queryKeys.dashboard],
  plans: [queryKeys.dashboard],
  bookings: [queryKeys.dashboard],
  training: [queryKeys.dashboard, queryKeys.member('fighter-file')],
  // A time that is being paid is an order too.
  orders: [queryKeys.marketplaces, queryKeys.offers, queryKeys.member('bookings')],
  'coach-follow': [queryKeys.humanCoaches],
}

/** The pending applications, and their number. */
function refetchApplications(): void {
  for (const queryKey of [queryKeys.adminPending, queryKeys.adminStats])
    void queryClient.invalidateQueries({ queryKey })
}

/** One of them, or all. */
function refetchRooms(room?: string): void {
  const keys = room ? [queryKeys.room(room), queryKeys.sessionsOf(room)] : [queryKeys.rooms, queryKeys.sessions]
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey })
}

/** Unread marks of spaces that are not open may be this late: a busy space must not make every page ask all the time. */
const UNREAD_MARKS_MS = 3_000
let unreadMarks: ReturnType<typeof setTimeout> | undefined

/** Puts a new post among the news of an open page, and counts it as unread, without asking the server. */
function addPost(space_id: string, post: Post): void {
  // The author's own pages get it with what the author may do with it.
  if (post.author?.user_id === sessionState().session?.user.id) {
    refetchSpace(space_id)
    return
  }
  const queryKey = queryKeys.allSpaceNews(post.space_slug)
  queryClient.setQueriesData<{ posts: Post[]; cursor: string | null }>({ queryKey }, (news) =>
    !news || news.posts.some(({ id }) => id === post.id) ? news : { ...news, posts: [post, ...news.posts] },
  )
  // A response under way may be older than the event.
  if (queryClient.isFetching({ queryKey }) > 0) void queryClient.invalidateQueries({ queryKey })
  queryClient.setQueriesData<Space[]>({ queryKey: queryKeys.spaces() }, (spaces) =>
    spaces?.map((space) =>
      space.id === space_id && space.is_joined ? { ...space, unread: Math.min(space.unread + 1, MOST_UNREAD) } : space,
    ),
  )
}

const waitingSpaces = new Map<string, ReturnType<typeof setTimeout>>()

/** When many pages hear of a change, they do not all ask at once. */
function waitForSpace(space_id: string, spread_ms: number): void {
  if (waitingSpaces.has(space_id)) return
  const ask = () => {
    waitingSpaces.delete(space_id)
    refetchSpace(space_id)
  }
  if (spread_ms === 0) ask()
  else waitingSpaces.set(space_id, setTimeout(ask, Math.random() * spread_ms))
}

/** An open page of the space is refreshed at once, the unread marks a moment later. */
function refetchSpace(space_id: string): void {
  const doors = queryClient.getQueriesData<{ id: string; slug: string }[]>({ queryKey: queryKeys.spaces() })
  const slug = doors.flatMap(([, spaces]) => spaces ?? []).find(({ id }) => id === space_id)?.slug
  void queryClient.invalidateQueries({ queryKey: slug === undefined ? queryKeys.anySpace : queryKeys.space(slug) })
  // An open date of a live event in this space: answers and questions.
  void queryClient.invalidateQueries({
    queryKey: queryKeys.live,
    predicate: ({ state }) => (state.data as { space_id?: string } | undefined)?.space_id === space_id,
  })
  if (unreadMarks !== undefined) return
  unreadMarks = setTimeout(() => {
    unreadMarks = undefined
    void queryClient.invalidateQueries({ queryKey: queryKeys.spaces() })
  }, UNREAD_MARKS_MS)
}

/** The thread that changed if it is open, the list and the unread mark. */
function refetchThread(thread_id: string): void {
  for (const queryKey of [
    queryKeys.thread(thread_id),
    queryKeys.messages(thread_id),
    queryKeys.threads(false),
    queryKeys.threads(true),
    queryKeys.unreadThreads,
  ])
    void queryClient.invalidateQueries({ queryKey })
}

let recheck: ReturnType<typeof setTimeout> | undefined

function recheckSession(): void {
  clearTimeout(recheck)
  // While this tab saves a language, the event may be that of its own change.
  recheck = setTimeout(() => void (isSavingLanguage() ? recheckSession() : checkSession('elsewhere')), OWN_ANSWER_MS)
}
