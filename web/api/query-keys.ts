import type { MemberData } from '#contract/event-rules.ts'
import type { Language } from '#contract/language.ts'

/**
 * The keys of all cached responses, so that reading and invalidating a query use the same key, also across features.
 * A shorter key matches all that begin with it.
 */
export const queryKeys = {
  /** The data that a `data-changed` event names. */
  member: (data: MemberData) => [data] as const,
  /** Whether this very browser gets pushes. */
  pushHere: () => [...queryKeys.member('push-devices'), 'here'] as const,
  checkIn: (token: string) => ['check-in', token] as const,
  deskOffers: (tab: string) => [...queryKeys.member('coach-desk'), tab] as const,
  /** A coach's side of the orders: the same events change them. */
  coachOrders: ['orders', 'coach'],
  coachOrderList: (filter: string) => ['orders', 'coach', 'list', filter] as const,
  coachOrder: (id: string) => ['orders', 'coach', 'one', id] as const,
  coachToday: ['orders', 'coach', 'today'],
  earnings: ['orders', 'coach', 'earnings'],
  owed: ['orders', 'coach', 'owed'],
  payoutAccount: ['orders', 'coach', 'payout-account'],
  allCoachReviews: ['orders', 'coach', 'reviews'],
  coachReviews: (filter: string) => ['orders', 'coach', 'reviews', filter] as const,
  follow: (slug: string) => [...queryKeys.member('coach-follow'), slug] as const,

  orders: () => [...queryKeys.member('orders'), 'list'] as const,
  order: (id: string) => [...queryKeys.member('orders'), 'one', id] as const,
  invoice: (id: string) => [...queryKeys.member('orders'), 'invoice', id] as const,
  ownReview: (order_id: string) => [...queryKeys.member('orders'), 'review', order_id] as const,

  trainingEntries: () => [...queryKeys.member('training'), 'entries'] as const,
  trainingSummary: () => [...queryKeys.member('training'), 'summary'] as const,
  fightResults: () => [...queryKeys.member('training'), 'results'] as const,
  belts: () => [...queryKeys.member('training'), 'belts'] as const,

  /** The coaches of this member, and what each may see. */
  trainers: () => [...queryKeys.member('fighter-file'), 'trainers'] as const,
  stepNotes: () => [...queryKeys.member('plans'), 'notes'] as const,
  athletes: () => [...queryKeys.member('coach-desk'), 'athletes'] as const,
  athlete: (member_id: string) => [...queryKeys.member('coach-desk'), 'athletes', member_id] as const,

  bookings: (when: 'coming' | 'past') => [...queryKeys.member('bookings'), 'list', when] as const,
  nextBooking: () => [...queryKeys.member('bookings'), 'next'] as const,
  /** An order with which a time is being paid, and its booking. */
  hold: (order_id: string) => [...queryKeys.member('bookings'), 'hold', order_id] as const,
  booking: (id: string) => [...queryKeys.member('bookings'), 'one', id] as const,
  /** When an offer can be booked: any booking may change it. */
  anyTimes: () => [...queryKeys.member('bookings'), 'times'] as const,
  times: (offer_id: string, month: string, time_zone: string, moving?: string) =>
    [...queryKeys.anyTimes(), offer_id, month, time_zone, moving] as const,
  nearestTimes: (offer_id: string, at: string, moving?: string) =>
    [...queryKeys.anyTimes(), offer_id, 'near', at, moving] as const,

  /** Below the dashboard, which is fetched again when plans or facts change. */
  fightCamp: () => [...queryKeys.dashboard, 'fight-camp'] as const,
  /** Below the dashboard: what changes that changes the week. */
  anyLookBack: ['dashboard', 'look-back'],
  week: (week: string | undefined) => [...queryKeys.anyLookBack, 'week', week ?? 'current'] as const,
  shelf: () => [...queryKeys.anyLookBack, 'shelf'] as const,

  /** The doors with their unread marks. A `data-changed` event about spaces reaches all keys that begin like this. */
  spaces: () => [...queryKeys.member('spaces'), 'list'] as const,
  spacesIn: (language: Language) => [...queryKeys.spaces(), language] as const,
  distances: () => [...queryKeys.member('spaces'), 'distances'] as const,
  translationChoice: () => [...queryKeys.member('spaces'), 'translation'] as const,
  ownPerson: () => [...queryKeys.member('spaces'), 'me'] as const,
  ownSpace: () => [...queryKeys.member('coach-desk'), 'space'] as const,
  clients: () => [...queryKeys.member('coach-desk'), 'space', 'clients'] as const,
  /** What a `space-changed` event makes old: the door, what is new, an open post with its replies. */
  anySpace: ['space'],
  space: (slug: string) => ['space', slug] as const,
  allSpaceNews: (slug: string) => ['space', slug, 'news'] as const,
  spaceNews: (slug: string, after: string) => ['space', slug, 'news', after] as const,
  post: (slug: string, id: string) => ['space', slug, 'post', id] as const,
  replies: (slug: string, id: string) => ['space', slug, 'replies', id] as const,
  /** Not below `space`: a feed is fetched again only when asked, so that nothing moves under the reader. */
  anyFeed: ['feed'],
  feed: (slug: string, filters: object) => ['feed', slug, filters] as const,
  /** Every shown list of posts of a space, whatever it is filtered by. */
  feeds: (slug: string) => ['feed', slug] as const,
  translation: (post_id: string, edited_at: string | null, language: Language) =>
    ['translation', post_id, edited_at, language] as const,
  mentionable: (slug: string, typed: string) => ['mentionable', slug, typed] as const,
  directories: ['people'],
  people: (of: object) => ['people', of] as const,
  persons: ['person'],
  person: (handle: string) => ['person', handle] as const,

  live: ['live'],
  liveLists: ['live', 'list'],
  liveList: (space: string | undefined) => ['live', 'list', space] as const,
  nextLive: (space: string | undefined) => ['live', 'list', 'next', space] as const,
  occurrence: (id: string) => ['live', 'one', id] as const,
  liveEvent: (id: string) => ['live', 'rule', id] as const,
  liveCalendar: ['live', 'calendar'],
  monthlyPrice: ['monthly-price'],
  /** A coach's calendar. What is booked changes with the bookings. */
  calendar: (slug: string) => [...queryKeys.member('bookings'), 'calendar', slug] as const,
  calendarWeek: (slug: string, from: string) => [...queryKeys.calendar(slug), 'week', from] as const,
  bookableOffers: (slug: string, language: Language) => ['marketplace', slug, language, 'bookable'] as const,
  /** Everything about messages: a `thread-changed` event may change all of it. */
  allThreads: ['threads'],
  threads: (archived: boolean) => ['threads', 'list', archived] as const,
  unreadThreads: ['threads', 'unread'],
  thread: (id: string) => ['threads', 'one', id] as const,
  messages: (id: string) => ['threads', 'messages', id] as const,
  threadWith: (user_id: string, post_id: string | undefined) => ['thread-with', user_id, post_id] as const,
  foundMessages: (search: string) => ['found-messages', search] as const,
  cannedAnswers: ['coach-desk', 'canned-answers'],

  accountRules: ['account-rules'],
  confirmEmail: (token: string) => ['confirm-email', token] as const,
  content: (name: string, language: Language) => ['content', name, language] as const,
  dashboard: ['dashboard'],
  suggestedCoaches: (matter: string | null) => ['suggested-coaches', matter] as const,
  openings: (slugs: readonly string[]) => ['openings', slugs] as const,
  humanCoaches: ['human-coaches'],
  humanCoachesBy: (search: string, specialty: string | null) => ['human-coaches', search, specialty] as const,
  humanCoach: (slug: string) => ['human-coach', slug] as const,
  marketplaces: ['marketplace'],
  marketplace: (slug: string, language: Language, filters: object) => ['marketplace', slug, language, filters] as const,
  marketplaceSection: (slug: string, language: Language, section: string, filters: object, cursor: string) =>
    ['marketplace', slug, language, filters, section, cursor] as const,
  notifications: ['notifications'],
  offers: ['offer'],
  offer: (id: string, language: Language) => ['offer', id, language] as const,
  membership: ['membership'],
  membershipPayments: ['membership', 'payments'],
  planChange: (plan: string) => ['membership', 'change', plan] as const,
  /** What the buyer wrote into an order that is not paid yet. */
  openRequest: (order_id: string) => ['open-request', order_id] as const,
  outbox: (address: string) => ['outbox', address] as const,
  ownApplications: ['own-application'],
  ownApplication: (coach_status: string | null) => ['own-application', coach_status] as const,
  providerAnswer: (state: string) => ['provider-answer', state] as const,
  quotes: (language: Language) => ['quotes', language] as const,
  allReviews: ['reviews'],
  reviews: (of: object) => ['reviews', of] as const,
  sandboxCheckout: (checkout_id: string) => ['sandbox', checkout_id] as const,
  support: ['support'],

  rooms: ['room'],
  room: (room: string) => ['room', room] as const,
  sessions: ['sessions'],
  sessionsOf: (room: string, ...search: [] | [string]) => ['sessions', room, ...search] as const,

  admin: ['admin'],
  adminStats: ['admin', 'stats'],
  adminPending: ['admin', 'pending'],
  adminUsers: ['admin', 'users'],
  adminUsersBy: (filters: object) => ['admin', 'users', filters] as const,
  adminTransactions: (filters: object) => ['admin', 'transactions', filters] as const,
  adminOrders: ['admin', 'orders'],
  adminOrdersBy: (filters: object) => ['admin', 'orders', filters] as const,
  adminPayouts: ['admin', 'payouts'],
  adminDifferences: ['admin', 'differences'],
  cases: ['moderation', 'cases'],
  casesBy: (filter: string) => ['moderation', 'cases', filter] as const,
  ownDecisions: ['moderation', 'own-decisions'],
  adminReviews: ['admin', 'reviews'],
  adminReviewsBy: (filter: string) => ['admin', 'reviews', filter] as const,
  adminAnalytics: (range: object) => ['admin', 'analytics', range] as const,
  adminWork: ['admin', 'work'],
  adminAudit: ['admin', 'audit-log'],
  /** Not part of the keys above: it exists in this tab only, and is never fetched. */
  decidedApplications: ['decided-applications'],
} as const
