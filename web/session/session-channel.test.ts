import { expect, test } from 'vitest'
import { readMessage } from './session-channel.ts'

test('tabs understand each other', () => {
  expect(readMessage({ type: 'signed-out' })).toEqual({ type: 'signed-out' })
  expect(readMessage({ type: 'user-updated', more: 'ignored' })).toEqual({ type: 'user-updated' })
})

test.each([null, undefined, 'signed-out', 42, {}, { type: 'format-disk' }, []])('%j means nothing', (data) => {
  expect(readMessage(data)).toBeUndefined()
})
