import * as messages from '#contract/messages.ts'
import type { TestApp } from '#tests/support/app.ts'
import { openPerson, start, twoInThread, words } from '#tests/support/messages.ts'
import { memberOf } from '#tests/support/people.ts'
import type { PreparedCall, ReadyCall } from './prepared-call.ts'

/** A valid call of every route with which two people write to each other, and of a coach's texts for it. */
export function messageWrites(app: () => TestApp): PreparedCall[] {
  async function starting(): Promise<ReadyCall> {
    const [writer, other] = [await openPerson(app()), await openPerson(app())]
    return { browser: writer.browser, email: writer.email, input: { user_id: other.user_id, ...words() } }
  }

  function inThread(more: () => Record<string, unknown>) {
    return async (): Promise<ReadyCall> => {
      const { asker, id } = await twoInThread(app())
      return { browser: asker.browser, email: asker.email, input: { id, ...more() } }
    }
  }

  async function answering(): Promise<ReadyCall> {
    const [asker, asked] = [await openPerson(app()), await openPerson(app())]
    const { thread } = await start(asker, asked)
    return { browser: asked.browser, email: asked.email, input: { id: thread.id, accepted: true } }
  }

  async function reading(): Promise<ReadyCall> {
    const { asker, id, answer } = await twoInThread(app())
    return { browser: asker.browser, email: asker.email, input: { id, message_id: answer.id } }
  }

  async function deleting(): Promise<ReadyCall> {
    const { asker, message } = await twoInThread(app())
    return { browser: asker.browser, email: asker.email, input: { id: message.id } }
  }

  const CANNED = { title: 'Price', text: 'One session is 50.' }

  function asCoach(withOne: boolean, more: Record<string, unknown>) {
    return async (): Promise<ReadyCall> => {
      const { browser, email } = await memberOf(app(), { membership_type: 'coach' })
      const id = withOne ? { id: (await browser.call(messages.addCannedAnswer, CANNED)).id } : {}
      return { browser, email, input: { ...id, ...more } }
    }
  }

  return [
    [messages.startThread, starting],
    [messages.writeMessage, inThread(words)],
    [messages.answerRequest, answering],
    [messages.markThreadRead, reading],
    [messages.changeThread, inThread(() => ({ is_muted: true, is_archived: true }))],
    [messages.deleteMessage, deleting],
    [messages.addCannedAnswer, asCoach(false, CANNED)],
    [messages.changeCannedAnswer, asCoach(true, { title: 'Prices', text: 'One session is 60.' })],
    [messages.deleteCannedAnswer, asCoach(true, {})],
  ]
}
