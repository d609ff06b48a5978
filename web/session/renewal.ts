import { SESSION_RENEW_BELOW_SECONDS, type Session } from '#contract/session.ts'

export function secondsLeft(session: Pick<Session, 'expires_at'>, now: number): number {
  return (Date.parse(session.expires_at) - now) / 1000
}

/** True also for a session that has run out: the server, not this clock, decides whether it is really over. */
export function needsRenewal(session: Pick<Session, 'expires_at'>, now: number): boolean {
  return secondsLeft(session, now) <= SESSION_RENEW_BELOW_SECONDS
}
