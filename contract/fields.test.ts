import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  DaySchema,
  EmailSchema,
  fieldProblems,
  IdSchema,
  isStorable,
  MomentSchema,
  oneLineText,
  PasswordSchema,
  PictureUrlSchema,
} from './fields.ts'

function problem(schema: z.ZodMiniType, value: unknown) {
  const result = z.safeParse(z.object({ field: schema }), { field: value }, { reportInput: true })
  return result.success ? undefined : fieldProblems(result.error.issues).field
}

describe('a required text', () => {
  const schema = oneLineText(5)

  test('is trimmed', () => {
    expect(z.parse(schema, ' a b ')).toBe('a b')
  })

  test('that is far too long is refused as it is, without being cleaned', () => {
    expect(problem(schema, ' '.repeat(1_000))).toEqual({ problem: 'required' })
    expect(problem(schema, ' '.repeat(2_000))).toEqual({ problem: 'too-long', limit: 5 })
  })

  test.each([
    [undefined, { problem: 'required' }],
    [null, { problem: 'required' }],
    ['', { problem: 'required' }],
    [' \n\t ', { problem: 'required' }],
    [7, { problem: 'invalid' }],
    [['a'], { problem: 'invalid' }],
    ['abcdef', { problem: 'too-long', limit: 5 }],
    ['a\u0000', { problem: 'invalid' }],
    ['a\ud800', { problem: 'invalid' }],
  ])('%j is reported as %j', (value, expected) => {
    expect(problem(schema, value)).toEqual(expected)
  })

  test('is measured after trimming', () => {
    expect(problem(schema, '   abcde   ')).toBeUndefined()
  })
})

test('a picture address must not contain line breaks or invisible characters', () => {
  for (const value of ['https://pictures.example/a\nb.png', 'https://pictures.example/a\u202Eb.png'])
    expect(problem(PictureUrlSchema, value)).toEqual({ problem: 'https-url' })
})

describe('an e-mail address', () => {
  test('is trimmed and in lower case', () => {
    expect(z.parse(EmailSchema, ' Robin@People.Example ')).toBe('robin@people.example')
  })

  test.each([
    'robin',
    'robin@',
    '@people.example',
    'a b@people.example',
    'a@b@people.example',
    'a@people.example,b@x.y',
  ])('%j is refused', (value) => {
    expect(problem(EmailSchema, value)).toEqual({ problem: 'email' })
  })
})

describe('a password', () => {
  test('is never trimmed', () => {
    expect(z.parse(PasswordSchema, '  osu  ')).toBe('  osu  ')
  })

  test.each([
    ['', { problem: 'required' }],
    ['x'.repeat(129), { problem: 'too-long', limit: 128 }],
    ['a\u0000b', { problem: 'invalid' }],
  ])('%j is reported as %j', (value, expected) => {
    expect(problem(PasswordSchema, value)).toEqual(expected)
  })
})

test('an id must be a complete UUID', () => {
  expect(problem(IdSchema, '7d6b1a29-79cf-4414-9ddb-2ba7b585a011')).toBeUndefined()
  for (const value of ['1', '', '7d6b1a2979cf44149ddb2ba7b585a011', "' or 1=1 --", '../..'])
    expect(problem(IdSchema, value)).toEqual({ problem: 'invalid' })
})

describe('a day', () => {
  test.each(['1900-01-01', '2026-11-15', '2028-02-29', '2200-12-31'])('%s is accepted', (value) => {
    expect(problem(DaySchema, value)).toBeUndefined()
  })

  test.each([
    '2027-02-30',
    '2027-02-29',
    '2027-13-01',
    '0000-01-01',
    '1899-12-31',
    '2201-01-01',
    '+275760-09-13',
    '2027-1-1',
  ])('%s is refused', (value) => expect(problem(DaySchema, value)).toEqual({ problem: 'invalid' }))
})

describe('a moment', () => {
  test.each(['2026-11-15T23:59:59Z', '2026-11-15T23:59:59.123456Z', '2026-11-15T23:59:59.123456789Z'])(
    '%s is accepted',
    (value) => {
      expect(problem(MomentSchema, value)).toBeUndefined()
    },
  )

  test.each([
    '2026-11-15',
    '2027-02-30T00:00:00Z',
    '2027-01-01T24:00:00Z',
    '2016-12-31T23:59:60Z',
    '0000-01-01T00:00:00Z',
    '2026-11-15T10:00:00.1234567890Z',
    `2026-11-15T10:00:00.${'9'.repeat(150)}Z`,
  ])('%s is refused', (value) => expect(problem(MomentSchema, value)).toEqual({ problem: 'invalid' }))
})

test('an unknown choice is reported as a wrong choice', () => {
  expect(problem(z.enum(['a', 'b']), 'c')).toEqual({ problem: 'choice' })
})

test('the first problem of a field is reported under its path', () => {
  const schema = z.object({ list: z.array(z.object({ name: oneLineText(3) })) })
  const result = z.safeParse(schema, { list: [{ name: 'ok' }, { name: '' }] })
  expect(result.success ? {} : fieldProblems(result.error.issues)).toEqual({ 'list.1.name': { problem: 'required' } })
})

test('only text that PostgreSQL accepts is storable', () => {
  expect(isStorable('押忍 🥋 \n')).toBe(true)
  expect(isStorable('a\u0000')).toBe(false)
  expect(isStorable('\udc00\ud800')).toBe(false)
})
