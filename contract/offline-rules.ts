import type { Language } from './language.ts'

/**
 * Answers of the API name the account they are for, so that a service worker keeps them for that account alone. Writes of a
 * page name the account that it shows, and are refused if another one is signed in: a tab may not know of that yet.
 */
export const MEMBER_HEADER = 'kiai-member'

/** When the server gave an answer that a service worker kept and now repeats; other answers do not have it. */
export const KEPT_AT = 'kiai-kept-at'

/** The names of a browser's caches that hold something of an account begin like this and end with its id. */
export const PRIVATE_CACHES = 'kiai.private.reading.'

/** The files of one build, as tools/service-worker-build.ts reads them from Vite's manifest. */
export type BuiltFiles = {
  /** The script of the application's document. Its name changes with every build, so it also names the build. */
  entry: string
  /** What every page needs. */
  shell: readonly string[]
  /** The pages that can be read without a connection, with their late parts. */
  pages: readonly string[]
  /** Texts and content; only those of the member's language are fetched in advance. */
  languages: Readonly<Record<Language, readonly string[]>>
  /** Everything else: kept after it was first used. */
  others: readonly string[]
  /** Files that the code imports when they are needed, and imports again if they fail. */
  retried: readonly string[]
}

/** What waited for a connection counts for the day on which it was done, at most so long ago. */
export const LONGEST_WAIT_SECONDS = 3 * 24 * 60 * 60

/**
 * When a write was made that waited so long. The device says how long it waited, not when it was made: its clock may be
 * wrong, but is wrong at both ends. A wait that cannot be (negative, or longer than counts) is none: it counts now.
 */
export function momentOfWrite(now: Date, waited_seconds = 0): Date {
  const plausible = waited_seconds >= 0 && waited_seconds <= LONGEST_WAIT_SECONDS
  return plausible ? new Date(now.getTime() - waited_seconds * 1000) : now
}
