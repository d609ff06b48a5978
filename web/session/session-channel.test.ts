import { expect, test } from 'vitest'
import { reactionTo, readMessage } from './session-channel.ts'

test('a message of another tab is read', () => {
  expect(readMessage({ type: 'signed-out' })).toEqual({ type: 'signed-out' })
  expect(readMessage({ type: 'user-updated', more: 'ignored' })).toEqual({ type: 'user-updated' })
})

test.each([null, undefined, 'signed-out', 42, {}, { type: 'format-disk' }, []])('the message %j is ignored', (data) => {
  expect(readMessage(data)).toBeUndefined()
})

test('a sign-out in another tab signs out this tab at once', () => {
  expect(reactionTo('signed-out', 'signed_in')).toBe('sign-out')
})

test('a sign-out in another tab makes a tab that is still checking ask the server again', () => {
  for (const status of ['checking', 'unreachable', 'signed_out'] as const)
    expect(reactionTo('signed-out', status), status).toEqual({ check: 'elsewhere' })
})

test('a sign-out that another tab begins is expected', () => {
  expect(reactionTo('signing-out', 'signed_in')).toBe('expect-sign-out')
})

test('any other message makes this tab ask the server', () => {
  expect(reactionTo('expired', 'signed_in')).toEqual({ check: 'expired' })
  for (const type of ['signed-in', 'token-refreshed', 'user-updated'] as const)
    expect(reactionTo(type, 'signed_in'), type).toEqual({ check: 'elsewhere' })
})
