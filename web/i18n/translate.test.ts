import { createInstance, type FlatNamespace } from 'i18next'
import { describe, expect, it, test } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { formatsFor } from './formats.ts'
import { type TextTree, translate } from './translate.ts'

type TextFile = { texts: TextTree }

const files = import.meta.glob<TextFile>(['./texts/*.ts', '../features/*/texts/*.ts', '!../features/landing/**'], {
  eager: true,
})
const COUNTS = [0, 1, 2, 11, 1_000_000]
/** A text with another form or another number for each count. */
const isCounted = (key: string, text: string) => /_(?:one|many|other)$/.test(key) || text.includes('{{count}}')

describe.each(LANGUAGES)('each text in %s', (language) => {
  const texts = Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.endsWith(`/${language}.ts`))
      .map(([path, file]) => [path.replaceAll('.', ''), file.texts]),
  )

  it('is translated as i18next translates it, for any count', async () => {
    const i18next = createInstance()
    const names = Object.keys(texts)
    await i18next.init({
      lng: language,
      resources: { [language]: Object.fromEntries(names.map((name) => [name, withZeroForms(texts[name] ?? {})])) },
      ns: names,
      interpolation: { escapeValue: false },
    })
    let compared = 0
    const different: object[] = []
    for (const [namespace, tree] of Object.entries(texts)) {
      const theirs = i18next.getFixedT(language, namespace as FlatNamespace) as (key: string, values: object) => unknown
      for (const [key, text] of leaves(tree)) {
        const plain = key.replace(/_(?:one|many|other)$/, '')
        const values = Object.fromEntries(
          [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => [name, `<${name}> & $t(x)`]),
        )
        for (const count of isCounted(key, text) ? COUNTS : COUNTS.slice(1, 2)) {
          const wanted = { ...values, count }
          // i18next inserts a plain number; ours is formatted for the language.
          const said = String(theirs(plain, wanted)).replaceAll(String(count), formatsFor(language).number(count))
          const ours = translate(tree, language, plain, wanted)
          if (ours !== said) different.push({ plain, count, ours, said })
          compared++
        }
      }
    }
    expect(different).toEqual([])
    expect(names.length).toBeGreaterThan(18)
    expect(compared).toBeGreaterThan(2000)
  })
})

const texts = {
  codes: { 'room.full': 'The room is full', room: { gone: 'Gone' } },
  seats_one: '{{count}} seat in {{room}}',
  seats_other: '{{count}} seats in {{room}}',
  states: { open: 'Open' },
}

test.each([
  ['codes.room.full', {}, 'The room is full'],
  ['codes.room.gone', {}, 'Gone'],
  ['codes.room.lost', {}, 'codes.room.lost'],
  ['codes.constructor', {}, 'codes.constructor'],
  ['seats', { count: 1, room: '{{count}}' }, '1 seat in {{count}}'],
  ['seats', { count: 3 }, '3 seats in '],
  ['seats', { count: 3, room: 'דן' }, '3 seats in \u2068דן\u2069'],
  ['states', {}, 'states'],
])('the key %s with the values %o gives its text', (key, values, said) =>
  expect(translate(texts, 'en', key, values)).toBe(said),
)

test.each([
  ['en', '12,400 seats in 4,000'],
  ['pt', '12.400 seats in 4.000'],
  ['es', '12,400 seats in 4,000'],
] as const)('a number in a text is formatted as in %s', (language, said) => {
  expect(translate(texts, language, 'seats', { count: 12_400, room: 4000 })).toBe(said)
  expect(translate(texts, language, 'seats', { count: 2, room: '4000' })).toBe('2 seats in 4000')
})

test.each([
  ['en', '0 seats'],
  ['pt', '0 seats'],
  ['es', '0 seats'],
] as const)('a count of 0 takes the plural in %s', (language, said) => {
  expect(translate(texts, language, 'seats', { count: 0, room: '' })).toBe(`${said} in `)
})

test('a key of a group gives the whole group with returnObjects', () => {
  expect(translate(texts, 'en', 'states', { returnObjects: true })).toEqual({ open: 'Open' })
})

/** Our texts use the plural for 0. i18next does so with a `_zero` form, so the plural is copied to it. */
function withZeroForms(tree: TextTree): TextTree {
  const entries = Object.entries(tree).map(([name, below]): [string, string | TextTree] => [
    name,
    typeof below === 'string' ? below : withZeroForms(below),
  ])
  const plurals = entries.filter(([name]) => name.endsWith('_other'))
  return Object.fromEntries([
    ...entries,
    ...plurals.map(([name, text]): [string, string | TextTree] => [name.replace(/other$/, 'zero'), text]),
  ])
}

function leaves(tree: TextTree, above = ''): [string, string][] {
  return Object.entries(tree).flatMap(([name, below]) =>
    typeof below === 'string' ? [[above + name, below] as [string, string]] : leaves(below, `${above + name}.`),
  )
}
