import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readCursor, writeCursor } from './cursor.ts'

const id = randomUUID()
const MOMENT = '2026-02-28T23:59:59.123456Z'
const invalid = expect.objectContaining({ code: 'request.invalid', fields: { cursor: { problem: 'invalid' } } })

function refusal(read: () => unknown): unknown {
  try {
    return read()
  } catch (error) {
    return error
  }
}

describe('a cursor', () => {
  test.each([
    ['moment', MOMENT],
    ['moment', '-infinity'],
    ['text', `áé' \\ % 👊 "x"`],
    ['text', ''],
  ] as const)('restores its place for a %s: %s', (kind, key) => {
    expect(readCursor('list', writeCursor('list', { key, id }), kind)).toEqual({ key, id })
  })

  test('fits into a query string with the longest name', () => {
    expect(writeCursor('users-name', { key: '👊'.repeat(120), id }).length).toBeLessThan(1000)
  })

  test('that is missing means the beginning', () => {
    expect(readCursor('list', undefined, 'moment')).toBeUndefined()
  })

  test('of another list or sort order is refused', () => {
    const cursor = writeCursor('users-newest', { key: MOMENT, id })
    expect(refusal(() => readCursor('users-oldest', cursor, 'moment'))).toEqual(invalid)
  })

  test.each([
    'x',
    '%',
    '{}',
    'bnVsbA',
    writeCursor('list', { key: MOMENT, id: 'none' }),
    writeCursor('list', { key: MOMENT, id: `${id}' or 1=1 --` }),
    writeCursor('list', { key: '2026-02-30T00:00:00.000000Z', id }),
    writeCursor('list', { key: '2026-13-01T00:00:00.000000Z', id }),
    writeCursor('list', { key: '0000-01-01T00:00:00.000000Z', id }),
    writeCursor('list', { key: '2026-02-28', id }),
    writeCursor('list', { key: 'infinity', id }),
    writeCursor('list', { key: `now'; drop table users; --`, id }),
    Buffer.from(JSON.stringify(['list', null, id])).toString('base64url'),
    Buffer.from(JSON.stringify(['list', MOMENT])).toString('base64url'),
    Buffer.from('['.repeat(300)).toString('base64url'),
  ])('that is malformed is refused: %s', (cursor) => {
    expect(refusal(() => readCursor('list', cursor, 'moment'))).toEqual(invalid)
  })

  test('with values that PostgreSQL cannot store is refused', () => {
    for (const key of ['a\0b', '\ud800'])
      expect(refusal(() => readCursor('list', cursorOf(key), 'text'))).toEqual(invalid)
  })
})

function cursorOf(key: string): string {
  return Buffer.from(JSON.stringify(['list', key, id])).toString('base64url')
}
