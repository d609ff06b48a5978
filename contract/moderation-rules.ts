/** What can be reported. */
export const REPORTED_THINGS = ['post', 'message', 'person', 'question', 'step_note'] as const
export type ReportedThing = (typeof REPORTED_THINGS)[number]

export const REPORT_REASONS = [
  'spam',
  'harassment',
  'hate',
  'danger',
  'scam',
  'drugs',
  'minor_at_risk',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/**
 * What a moderator can decide. `dismiss` leaves everything as it is, and shows a post that waited. `remove_everything`:
 * all that a spammer wrote, and the notifications it caused. `suspend` removes the reported thing too.
 */
export const MODERATION_ACTS = ['dismiss', 'remove', 'warn', 'suspend', 'remove_everything'] as const
export type ModerationAct = (typeof MODERATION_ACTS)[number]
/** What a coach may decide in the own space; the other acts reach beyond it and are for admins. */
export const COACH_ACTS: readonly ModerationAct[] = ['dismiss', 'remove', 'warn']
/** The acts that the member is told about and may appeal against. */
export const TOLD_ACTS: readonly ModerationAct[] = ['remove', 'warn', 'suspend', 'remove_everything']
/** The acts that count as strikes. */
export const STRIKE_ACTS: readonly ModerationAct[] = ['warn', 'suspend']

/**
 * Why something is in the queue: a member reported it, its words did, a link in one of the first posts waits for a look, or someone may
 * be in danger.
 */
export const CASE_CAUSES = ['reported', 'words', 'waiting', 'danger'] as const
export type CaseCause = (typeof CASE_CAUSES)[number]

export const CASE_FILTERS = ['open', 'appeals', 'decided'] as const
export type CaseFilter = (typeof CASE_FILTERS)[number]

export const SUSPENSION_DAYS = [1, 3, 7, 30] as const
export type SuspensionDays = (typeof SUSPENSION_DAYS)[number]
/** Warnings and suspensions of the last months count; from this many on the queue proposes a longer suspension. */
export const STRIKES_COUNT_DAYS = 180
export const MANY_STRIKES = 3
export const REPORT_NOTE_MAX_LENGTH = 500
export const MODERATION_REASON_MAX_LENGTH = 500
export const MODERATOR_NOTE_MAX_LENGTH = 1000
export const APPEAL_MAX_LENGTH = 1000
export const QUEUE_PAGE = 20

/** Probation: until this long after joining, someone's first posts with links wait for a look. */
export const PROBATION_DAYS = 7
export const PROBATION_POSTS = 3

/** A web address, with or without its beginning. */
const LINK =
  /https?:\/\/|\bwww\.|\b[a-z0-9-]+\.(?:com|net|org|io|co|me|ly|gg|shop|store|site|online|info|biz|link|app|xyz|club|top|br|es|mx|ar|ru|cn)\b/i

/** The beginning of the address in a Markdown link or its definition. */
const MARKDOWN_LINK = /\](?:\(|:)/
const ESCAPED = /&(?:#(\d+)|#x([\da-f]+)|(colon|period|sol));|\\(?=[!-/:-@[-`{-~])/gi
const NAMED: Readonly<Record<string, string>> = { colon: ':', period: '.', sol: '/' }

/** Markdown shows `&colon;`, `&#58;` and `\:` as a colon, so an address can be written with them. */
function unescaped(text: string): string {
  return text.replace(ESCAPED, (_, decimal?: string, hex?: string, name?: string) => {
    if (name) return NAMED[name.toLowerCase()] ?? ''
    const code = decimal ? Number.parseInt(decimal, 10) : hex ? Number.parseInt(hex, 16) : undefined
    return code === undefined ? '' : String.fromCharCode(code)
  })
}

export function hasLink(text: string): boolean {
  return MARKDOWN_LINK.test(text) || LINK.test(unescaped(text))
}

/** A link that was not in the text before. */
export function hasNewLink(text: string, before: string): boolean {
  const known = before.split(/\s+/)
  return text.split(/\s+/).some((word) => hasLink(word) && !known.includes(word))
}
