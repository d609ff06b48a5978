import type { ThreadState, WriteRefusal } from '#contract/message-rules.ts'

/** What decides whether someone may write to someone else for the first time. */
export interface Standing {
  writer_is_admin: boolean
  writer_may_enter: boolean
  other_is_coach: boolean
  other_may_enter: boolean
  other_accepts: boolean
  /** The writer follows the other, who is a coach. */
  follows: boolean
  /** One of them bought something from the other. */
  bought: boolean
  /** The writer answers a post of the other about fight business, which asks for answers. */
  invited: boolean
}

export type Beginning = Extract<ThreadState, 'open' | 'request'> | WriteRefusal

export function decideBeginning(standing: Standing): Beginning {
  if (standing.writer_is_admin || standing.bought) return 'open'
  if (standing.other_is_coach) return standing.follows ? 'open' : 'request'
  if (!standing.writer_may_enter) return 'spaces.needs-elite'
  if (standing.invited) return 'request'
  return standing.other_accepts && standing.other_may_enter ? 'request' : 'messages.not-accepted'
}

/** A thread that exists, as one of its two people finds it. */
export interface ThreadStanding {
  state: ThreadState
  is_asker: boolean
  other_is_gone: boolean
  other_is_staff: boolean
  bought: boolean
  may_enter: boolean
}

/** Why this person cannot write now; null where they can. Whoever was asked may always answer, which accepts. */
export function whyNotWrite(thread: ThreadStanding): WriteRefusal | null {
  if (thread.other_is_gone) return 'messages.closed'
  if (thread.is_asker && thread.state === 'declined') return 'messages.closed'
  if (thread.is_asker && thread.state === 'request') return 'messages.request-waiting'
  return thread.may_enter || thread.other_is_staff || thread.bought ? null : 'spaces.needs-elite'
}
