import * as moderation from '#contract/moderation.ts'
import { keepDistance } from '#contract/people.ts'
import type { TestApp } from '#tests/support/app.ts'
import { memberOf } from '#tests/support/people.ts'
import { insider, post } from '#tests/support/spaces.ts'
import type { PreparedCall, ReadyCall } from './prepared-call.ts'

/** A valid call of every route with which members report, appeal, mute or block, and moderators decide. */
export function moderationWrites(app: () => TestApp): PreparedCall[] {
  const adminOf = () => memberOf(app(), { membership_type: 'admin' })

  async function reporting(): Promise<ReadyCall> {
    const [author, { browser, email }] = [await insider(app()), await insider(app())]
    const { id } = await post(author)
    return { browser, email, input: { thing: 'post', id, reason: 'spam', note: 'The third today' } }
  }

  async function distancing(): Promise<ReadyCall> {
    const [other, { browser, email }] = [await insider(app()), await insider(app())]
    return { browser, email, input: { user_id: other.user_id, distance: 'mute' } }
  }

  async function reported() {
    const [author, reader] = [await insider(app()), await insider(app())]
    const { id: thing_id } = await post(author)
    await reader.browser.call(moderation.reportThing, { thing: 'post', id: thing_id, reason: 'spam', note: null })
    const { rows } = await app().pool.query<{ id: string }>('select id from moderation_cases where thing_id = $1', [
      thing_id,
    ])
    return { author, case_id: rows[0]?.id ?? '' }
  }

  async function decided({ appealed = false } = {}) {
    const { author, case_id } = await reported()
    const { browser } = await adminOf()
    await browser.call(moderation.decideCase, { id: case_id, act: 'remove', reason: 'Advertising' })
    const { decisions } = await author.browser.call(moderation.listOwnDecisions, {})
    const decision_id = decisions[0]?.id ?? ''
    if (appealed) await author.browser.call(moderation.appealDecision, { id: decision_id, text: 'It is my own gym' })
    return { author, decision_id }
  }

  /** By an admin, about a case that is not decided. */
  function aboutCase(more: Record<string, unknown>) {
    return async (): Promise<ReadyCall> => {
      const { case_id } = await reported()
      const { browser, email } = await adminOf()
      return { browser, email, input: { id: case_id, ...more } }
    }
  }

  /** By another admin than the one who decided. */
  function aboutDecision(more: Record<string, unknown>, given: { appealed?: boolean } = {}) {
    return async (): Promise<ReadyCall> => {
      const { decision_id } = await decided(given)
      const { browser, email } = await adminOf()
      return { browser, email, input: { id: decision_id, ...more } }
    }
  }

  async function appealing(): Promise<ReadyCall> {
    const { author, decision_id } = await decided()
    return { browser: author.browser, email: author.email, input: { id: decision_id, text: 'It is my own gym' } }
  }

  return [
    [moderation.reportThing, reporting],
    [keepDistance, distancing],
    [moderation.decideCase, aboutCase({ act: 'suspend', reason: 'Advertising', days: 3 })],
    [moderation.addModeratorNote, aboutCase({ text: 'Talked to both' })],
    [moderation.takeDecisionBack, aboutDecision({ reason: 'A mistake' })],
    [moderation.appealDecision, appealing],
    [moderation.decideAppeal, aboutDecision({ accepted: true, answer: 'You are right' }, { appealed: true })],
  ]
}
