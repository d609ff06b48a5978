import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/endpoint.ts'
import { startThread, writeMessage } from '#contract/messages.ts'
import type { TestApp } from './app.ts'
import type { Person } from './people.ts'
import { type Insider, insider } from './spaces.ts'

/** What a message needs at least. */
export function words(text = 'Do you spar on Fridays?') {
  return { text, pictures: [], key: randomUUID() }
}

/** A member of the Network who takes messages from other members. */
export async function openPerson(app: TestApp, slugs: readonly string[] = []): Promise<Insider> {
  const person = await insider(app, slugs)
  await app.pool.query('update people set accepts_messages = true where user_id = $1', [person.user_id])
  return person
}

type Writer = Pick<Person, 'browser'>

export function start(
  { browser }: Writer,
  { user_id }: Pick<Person, 'user_id'>,
  more: Partial<Input<typeof startThread>> = {},
) {
  return browser.call(startThread, { user_id, ...words(), ...more })
}

export function write({ browser }: Writer, id: string, text?: string) {
  return browser.call(writeMessage, { id, ...words(text) })
}

/** Two members of the Network with an open thread of two messages. */
export async function twoInThread(app: TestApp) {
  const [asker, asked] = [await openPerson(app), await openPerson(app)]
  const { thread, message } = await start(asker, asked)
  const { message: answer } = await write(asked, thread.id, 'Every Friday at seven')
  return { asker, asked, id: thread.id, message, answer }
}
