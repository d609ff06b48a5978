import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { updateProfile } from '#contract/profile.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { memberOf } from '#tests/support/people.ts'
import { routeName } from './prepared-call.ts'
import { preparedWrites } from './writes.ts'

/** Bell, escape, right-to-left override, isolates, zero-width space, soft hyphen, Hangul filler, tag character. */
const HOSTILE = '\u0007\u001B\u202E\u2066\u2069\u200B\u00AD\u3164\u{E0041}'

/** The same as a regular expression of PostgreSQL. */
const HOSTILE_SQL = '[\u0007\u001B\u202A-\u202E\u2066-\u2069\u200B\u00AD\u3164\u{E0041}]'

/** Messages in a chat are stored as they were written, and each is shown in its own paragraph. */
const KEPT_AS_WRITTEN = ['chat_messages']

const CHECKED_TOGETHER = 10

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** The fields of a call that take a free text or a list of texts: their schema accepts a text with these characters. */
function textFields({ input }: Endpoint): string[] {
  const text = `Robin${HOSTILE}`
  const taking = shapesOf(input).flatMap((shape) =>
    Object.entries(shape).flatMap(([name, field]) =>
      z.safeParse(field, text).success || z.safeParse(field, [text]).success ? [name] : [],
    ),
  )
  return [...new Set(taking)]
}

/** An input is an object, or one of several objects. */
function shapesOf(input: z.ZodMiniType): Record<string, z.ZodMiniType>[] {
  const { def } = input as unknown as { def: { options?: z.ZodMiniType[] } }
  if (def.options) return def.options.flatMap(shapesOf)
  return [(input as z.ZodMiniObject<Record<string, z.ZodMiniType>>).shape]
}

function withHostile(value: unknown): unknown {
  if (typeof value === 'string') return `${HOSTILE}${value}${HOSTILE}`
  return Array.isArray(value) ? value.map(withHostile) : value
}

const WRITES = preparedWrites(() => app).filter(([endpoint]) => textFields(endpoint).length > 0)

test('some calls take free text', () => {
  expect(WRITES.length).toBeGreaterThan(10)
})

describe('characters that are invisible or change the direction of text', () => {
  test('are not stored by any call', { timeout: 120_000 }, async () => {
    const before = await countHostileRows()
    let unread: string[] = []
    for (const [index, [endpoint, prepare]] of WRITES.entries()) {
      const { browser, input } = await prepare()
      const hostile = { ...input }
      for (const name of textFields(endpoint)) hostile[name] = withHostile(input[name])
      await browser.try(endpoint, hostile)
      unread.push(routeName(endpoint))
      // Reading every table takes longer than the call, so several calls are checked together.
      if (unread.length < CHECKED_TOGETHER && index < WRITES.length - 1) continue
      expect(await countHostileRows(), unread.join(', ')).toEqual(before)
      unread = []
    }
  })

  test.each([
    ['zero-width characters', '\u200B\u200D\uFEFF'],
    ['Hangul fillers', '\u3164\uFFA0'],
    ['Braille blanks', '\u2800'],
    ['direction overrides', '\u202E\u202D'],
  ])('are refused as a name: %s', async (_, full_name) => {
    const { browser } = await memberOf(app)
    const { status, body } = await browser.try(updateProfile, { full_name, avatar_url: null })
    expect(status).toBe(400)
    expect(body.error.fields).toEqual({ full_name: { problem: 'required' } })
  })
})

async function countHostileRows(): Promise<Record<string, number>> {
  const { rows } = await app.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1)`,
    [KEPT_AS_WRITTEN],
  )
  const counts = rows.map(
    ({ name }) => `select '${name}' as name, count(*)::int as rows from "${name}" t where t::text ~ $1`,
  )
  const found = await app.pool.query<{ name: string; rows: number }>(counts.join(' union all '), [HOSTILE_SQL])
  return Object.fromEntries(found.rows.map((table) => [table.name, table.rows]))
}
