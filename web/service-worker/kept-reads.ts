type KeptRead = {
  /** `:` stands for any one part. */
  path: string
  /** The only form of query that is kept; none if it is missing. */
  query?: RegExp
}

/**
 * What a member reads without a connection: their own things alone. Nothing of the admin pages, payments, tokens or other
 * people is here, and what is not here is not kept.
 */
const KEPT_READS: readonly KeptRead[] = [
  { path: '/api/session' },
  { path: '/api/dashboard' },
  { path: '/api/plans' },
  { path: '/api/step-notes' },
  { path: '/api/saved-quotes' },
  { path: '/api/quiz/results' },
  { path: '/api/fighter-file' },
  { path: '/api/fight-camp' },
  { path: '/api/look-back/week' },
  { path: '/api/look-back/shelf' },
  { path: '/api/trainers' },
  { path: '/api/training/summary' },
  { path: '/api/training/entries' },
  { path: '/api/training/results' },
  { path: '/api/training/belts' },
  { path: '/api/rooms/:' },
  { path: '/api/conversations', query: /^\?room=[\w-]+$/ },
  { path: '/api/conversations/:' },
]

/** Fetched in advance, so that they can be read without having been opened. */
export const WARMED_READS: readonly string[] = [
  '/api/dashboard',
  '/api/plans',
  '/api/saved-quotes',
  '/api/quiz/results',
  '/api/fighter-file',
  '/api/fight-camp',
  '/api/training/summary',
  '/api/training/entries',
  '/api/rooms/war-room',
  '/api/conversations?room=war-room',
]

/** At most so many answers of an account are kept, and none that is longer. */
export const MOST_KEPT_READS = 60
export const LONGEST_KEPT_READ_BYTES = 400_000

export function isKeptRead({ pathname, search }: URL): boolean {
  return KEPT_READS.some(({ path, query }) => matches(path, pathname) && (query ? query.test(search) : search === ''))
}

/** The topics that a kept answer is also made from: the fight camp has its date from the file and its steps from plans. */
const MADE_FROM: Partial<Record<string, readonly string[]>> = {
  conversations: ['war-room-ai'],
  'fight-camp': ['fighter-file', 'plans', 'training'],
}

/** Whether a successful write makes this kept answer old. */
export function isOutdatedBy(written: string, { pathname }: URL): boolean {
  const read = topicOf(pathname)
  // Both count whatever a member does.
  if (read === 'dashboard' || read === 'look-back') return true
  const topic = topicOf(written)
  return read === topic || (topic !== undefined && MADE_FROM[read ?? '']?.includes(topic) === true)
}

/** '/api/plans/…' → 'plans'. A room shows the conversation that is open in it. */
function topicOf(path: string): string | undefined {
  const topic = path.split('/')[2]
  return topic === 'rooms' ? 'conversations' : topic
}

function matches(pattern: string, path: string): boolean {
  const parts = path.split('/')
  const wanted = pattern.split('/')
  return parts.length === wanted.length && wanted.every((part, place) => part === ':' || part === parts[place])
}
