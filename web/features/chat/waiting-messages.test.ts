import { afterEach, describe, expect, it } from 'vitest'
import {
  addWaiting,
  nextToSend,
  parseWaiting,
  removeWaiting,
  setProgress,
  type WaitingMessage,
  waitingOf,
} from './waiting-messages.ts'

const ME = 'me'

function said(message_key: string, room: WaitingMessage['room'] = 'war-room'): WaitingMessage {
  const about = { template: 'general', language: 'en', conversation_id: null, greeting: 'Welcome.' } as const
  return { message_key, room, content: `words of ${message_key}`, ...about }
}

const keys = (messages: WaitingMessage[]) => messages.map(({ message_key }) => message_key)

afterEach(() => {
  for (const key of keys(waitingOf(ME))) removeWaiting(ME, key)
})

describe('what waits to be sent', () => {
  it('stays in the order in which it was said, and is nobody else’s', () => {
    for (const key of ['a', 'b', 'c']) addWaiting(ME, said(key))
    expect(waitingOf(ME)).toEqual([said('a'), said('b'), said('c')])
    expect(waitingOf('someone-else')).toEqual([])
    removeWaiting(ME, 'b')
    expect(keys(waitingOf(ME))).toEqual(['a', 'c'])
  })

  it('is sent room by room, each from its first message on', () => {
    for (const message of [said('a'), said('b'), said('c', 'ai-ember')]) addWaiting(ME, message)
    expect(nextToSend(ME)?.message_key).toBe('a')
    expect(nextToSend(ME, new Set(['war-room']))?.message_key).toBe('c')
    expect(nextToSend(ME, new Set(['war-room', 'ai-ember']))).toBeUndefined()
  })

  it('does not overtake a message that was refused, until that one is sent again or taken back', () => {
    for (const key of ['a', 'b']) addWaiting(ME, said(key))
    setProgress('a', 'chat.quota-used-up')
    expect(nextToSend(ME)).toBeUndefined()
    setProgress('a', undefined)
    expect(nextToSend(ME)?.message_key).toBe('a')
    setProgress('a', 'not-found')
    removeWaiting(ME, 'a')
    expect(nextToSend(ME)?.message_key).toBe('b')
  })
})

it.each([null, '', '{', '{}', '[1]', '[{"message_key":"a"}]', 'null'])('finds nothing to send in %j', (kept) =>
  expect(parseWaiting(kept)).toEqual([]),
)
