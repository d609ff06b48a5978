import type { Session } from '#contract/session.ts'
import { SESSION_RENEW_AFTER_SECONDS, SESSION_RENEW_BELOW_SECONDS, SESSION_SECONDS } from '#contract/session-rules.ts'

type Expiring = Pick<Session, 'expires_at'>

function secondsLeft(session: Expiring, now: number): number {
  return (Date.parse(session.expires_at) - now) / 1000
}

/** True also for an expired session: the server, not this clock, decides whether it has ended. */
export function isEnding(session: Expiring, now: number): boolean {
  return secondsLeft(session, now) <= SESSION_RENEW_BELOW_SECONDS
}

/** Regular visitors stay signed in, and the session is written at most once a day. */
export function isAgeing(session: Expiring, now: number): boolean {
  return secondsLeft(session, now) <= SESSION_SECONDS - SESSION_RENEW_AFTER_SECONDS
}
