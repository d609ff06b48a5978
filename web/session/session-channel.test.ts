import { expect, test } from 'vitest'
import { reactionTo, readMessage } from './session-channel.ts'

test('tabs understand each other', () => {
  expect(readMessage({ type: 'signed-out' })).toEqual({ type: 'signed-out' })
  expect(readMessage({ type: 'user-updated', more: 'ignored' })).toEqual({ type: 'user-updated' })
})

test.each([null, undefined, 'signed-out', 42, {}, { type: 'format-disk' }, []])('%j means nothing', (data) => {
  expect(readMessage(data)).toBeUndefined()
})

test('a sign-out in another tab ends what is shown here at once', () => {
  expect(reactionTo('signed-out', 'signed_in')).toBe('sign-out')
})

test('while an answer may be under way that is older than the sign-out, the server is asked again', () => {
  for (const status of ['checking', 'unreachable', 'signed_out'] as const)
    expect(reactionTo('signed-out', status), status).toEqual({ check: 'elsewhere' })
})

test('anything else is asked of the server, which knows more than a tab tells', () => {
  expect(reactionTo('expired', 'signed_in')).toEqual({ check: 'expired' })
  for (const type of ['signed-in', 'token-refreshed', 'user-updated'] as const)
    expect(reactionTo(type, 'signed_in'), type).toEqual({ check: 'elsewhere' })
})
