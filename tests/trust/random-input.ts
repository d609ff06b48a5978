import fc from 'fast-check'
import type { ApiRoute } from '#tests/support/api-routes.ts'

/** Any characters, halves of surrogate pairs too. `fc.string` first lists all of Unicode, which takes two seconds. */
const anyCharacters = fc
  .array(fc.integer({ min: 0, max: 0x10_ff_ff }), { maxLength: 30 })
  .map((codes) => String.fromCodePoint(...codes))

const text = fc.oneof(
  anyCharacters,
  fc.constantFrom(
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    '\ufeff',
    '\u202e',
    '__proto__',
    'constructor',
    `' or 1=1; --`,
    '{{7*7}}',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '%00',
    'x'.repeat(3000),
    // Valid in form, so that some of it passes the schemas.
    'random@people.example',
    'a-password-2026',
    'Robin',
    'en',
    'totp',
    '123456',
    '2027-02-30',
    '0000-01-01T00:00:00Z',
  ),
)

const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: text },
  fc.anything({ withNullPrototype: false, maxDepth: 2, maxKeys: 4 }).filter(isJson),
  fc.constantFrom(null, true, false, 0, -1, 1e308, -0, 2 ** 31, 2 ** 63, Number.MAX_SAFE_INTEGER + 2, 0.1 + 0.2),
  fc.constantFrom([], {}, [[]], [null]),
)

function isJson(given: unknown): boolean {
  try {
    return JSON.stringify(given) !== undefined
  } catch {
    return false
  }
}

/** An object with the route's own fields and others, with random values. */
function objectFor(names: string[]): fc.Arbitrary<string> {
  const key = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('x', ...names) },
    fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'then', 'toJSON', 'id', 'user_id', ''),
    text,
  )
  const own = fc.record(Object.fromEntries(names.map((name) => [name, value])))
  const others = fc.array(fc.tuple(key, value), { maxLength: 4 })
  // Written as text, because an object cannot have a key twice or a key `__proto__`.
  return fc.tuple(own, others).map(([fields, more]) => {
    const pairs = [...Object.entries(fields), ...more]
    return `{${pairs.map(([name, content]) => `${JSON.stringify(name)}:${JSON.stringify(content)}`).join(',')}}`
  })
}

/** Bodies that are not JSON, not an object, or far too large or deep. */
export const BROKEN_BODIES = [
  '',
  '{',
  '}',
  '[]',
  'null',
  '0',
  '"x"',
  'undefined',
  '{"a":}',
  '{"a":1,}',
  "{'a':1}",
  '{"a":1e999}',
  '{"a":-1e999}',
  `{"a":${'9'.repeat(400)}}`,
  '{"a":"\\u0000"}',
  '{"a":"\\ud800"}',
  '{"\\u0000":1}',
  '{"__proto__":{"membership_type":"admin"}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"a":"\\x00"}',
  '\ufeff{}',
  `${'['.repeat(1000)}${']'.repeat(1000)}`,
  `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`,
  `{"email":${'['.repeat(1000)}${']'.repeat(1000)}}`,
  '['.repeat(100_000),
  `{"a":"${'\\'.repeat(10_001)}"}`,
  `{${Array.from({ length: 2000 }, (_, i) => `"k${i}":${i}`).join(',')}}`,
]

const tooDeep = `${'['.repeat(1000)}${']'.repeat(1000)}`

/** One more than PostgreSQL's integer and bigint can hold. */
const TOO_LARGE = ['2147483648', '9223372036854775808']

/** JSON values that replace one field of a body whose other fields are valid. */
export const WRONG_VALUES = [
  'null',
  '-1',
  '0.5',
  ...TOO_LARGE,
  '{}',
  '[[]]',
  tooDeep,
  '"\\u0000"',
  '"\\ud800"',
  `"${'x'.repeat(20_000)}"`,
]

/** The body with the wrong value in place of the field. */
export function bodyWith(body: Record<string, unknown>, field: string, wrong: string): string {
  const fields = Object.entries(body).map(([name, given]) => [name, name === field ? wrong : JSON.stringify(given)])
  return `{${fields.map(([name, given]) => `${JSON.stringify(name)}:${given}`).join(',')}}`
}

/** Wrong values for a path or a query. */
export const WRONG_PIECES = ['%00', '%ff', '%ED%A0%80', '%', '%5B%5D', '-1', ...TOO_LARGE, 'x'.repeat(3000)]

export function bodyFor(route: ApiRoute): fc.Arbitrary<string | Uint8Array> {
  const names = Object.keys(route.operation.requestBody?.content['application/json']?.schema.properties ?? {})
  return fc.oneof({ weight: 8, arbitrary: objectFor(names) }, text, fc.uint8Array({ maxLength: 40 }))
}

function queryFor(route: ApiRoute): fc.Arbitrary<string> {
  const names = (route.operation.parameters ?? []).filter((place) => place.in === 'query').map(({ name }) => name)
  const piece = fc.oneof(
    text.map(encode),
    fc.constantFrom('%', '%00', '%ff', '%ED%A0%80', '+', '&&', '=', '[]', '%5B%5D'),
  )
  const pair = fc
    .tuple(fc.oneof(fc.constantFrom('x', ...names), piece), piece)
    .map(([name, given]) => `${name}=${given}`)
  return fc.array(pair, { maxLength: 5 }).map((pairs) => `?${pairs.join('&')}`)
}

function pathFor(route: ApiRoute): fc.Arbitrary<string> {
  const names = [...route.path.matchAll(/\{\w+\}/g)]
  if (names.length === 0) return fc.constant(route.path)
  return fc.tuple(...names.map(() => text.map(encode))).map((given) => {
    let next = 0
    return route.path.replaceAll(/\{\w+\}/g, () => given[next++] || 'x')
  })
}

/** Random values for every parameter of the path, and for the query. */
export function targetFor(route: ApiRoute): fc.Arbitrary<string> {
  return fc.tuple(pathFor(route), queryFor(route)).map(([path, query]) => path + query)
}

/** Half a surrogate pair cannot be percent-encoded; then the bytes are written that a faulty program would send. */
function encode(given: string): string {
  return given.isWellFormed() ? encodeURIComponent(given) : '%ED%A0%80'
}
