import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  addWaiting,
  nextToSend,
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
  vi.unstubAllGlobals()
  for (const key of keys(waitingOf(ME))) removeWaiting(ME, key)
})

describe('a waiting message', () => {
  it('keeps its place in the order of writing, and belongs to one account', () => {
    for (const key of ['a', 'b', 'c']) addWaiting(ME, said(key))
    expect(waitingOf(ME)).toEqual([said('a'), said('b'), said('c')])
    expect(waitingOf('someone-else')).toEqual([])
    removeWaiting(ME, 'b')
    expect(keys(waitingOf(ME))).toEqual(['a', 'c'])
  })

  it('is the next to send when it is the first of its room', () => {
    for (const message of [said('a'), said('b'), said('c', 'ai-ember')]) addWaiting(ME, message)
    expect(nextToSend(ME)?.message_key).toBe('a')
    expect(nextToSend(ME, new Set(['war-room']))?.message_key).toBe('c')
    expect(nextToSend(ME, new Set(['war-room', 'ai-ember']))).toBeUndefined()
  })

  it('waits behind a refused message until that one is sent again or removed', () => {
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

it.each([null, '', '{', '{}', '[1]', '[{"message_key":"a"}]', 'null'])(
  'reads no waiting message from stored %j',
  (kept) => {
    vi.stubGlobal('window', { localStorage: { getItem: () => kept } })
    expect(waitingOf(ME)).toEqual([])
  },
)
