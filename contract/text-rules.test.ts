import { expect, test } from 'vitest'
import { isolate } from './isolate-text-rules.ts'
import { cleanLine, cleanLines } from './text-rules.ts'

test.each([
  ['line breaks and tabs become one space', 'Robin\r\n\t Tester', 'Robin Tester'],
  ['line and paragraph separators become one space', 'Robin\u2028\u2029Tester', 'Robin Tester'],
  ['control characters', 'Ro\u0007b\u001B[31min\u0085\u009F', 'Rob[31min'],
  ['right-to-left override', 'Robin \u202Egnp.exe', 'Robin gnp.exe'],
  ['isolates, embeddings and marks of direction', '\u2066Ro\u2069\u202Abi\u202C\u200En\u200F\u061C', 'Robin'],
  ['zero-width space, soft hyphen, byte order mark', '\uFEFFRo\u200Bb\u00ADin', 'Robin'],
  ['joiners between Latin letters', 'Ro\u200Db\u200Cin', 'Robin'],
  ['tag characters outside a flag', 'Robin\u{E0041}\u{E0042}', 'Robin'],
  ['marks stacked to cover other lines', `Z${'\u0336'.repeat(40)}`, `Z${'\u0336'.repeat(4)}`],
])('%s are taken out of a line', (_, text, cleaned) => {
  expect(cleanLine(text)).toBe(cleaned)
})

test.each([
  ['zero-width characters', '\u200B\u200C\u200D\u2060\uFEFF'],
  ['Hangul fillers', '\u3164\u115F\u1160\uFFA0'],
  ['Braille blanks', '\u2800\u2800'],
  ['marks without a letter', '\u0301\u0302 \u0308'],
  ['spaces of every width', '\u00A0\u2003\u3000'],
])('a line of nothing but %s is empty', (_, text) => {
  expect(cleanLine(text)).toBe('')
  expect(cleanLines(text)).toBe('')
})

test.each(['Zoë Ñandú Łukasz', '押忍 キアイ', 'فاطمه‌زهرا', 'क्‍ष', '👨‍👩‍👧‍👦 ❤️‍🔥 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣', 'محمد علي', 'Nguyễn Thị', '!'])(
  '%s stays as it was typed',
  (text) => {
    expect(cleanLine(text)).toBe(text)
    expect(cleanLines(text)).toBe(text)
  },
)

const MANY = 250_000
const FLAG = `\u{1F3F4}${'\u{E0020}'.repeat(MANY)}`

/** With a cost that grows with the square of the length, these would take minutes. */
test.each([
  ['tags', '\u{E0020}'.repeat(MANY), ''],
  ['tags after a flag', FLAG, FLAG],
  ['marks to be sorted', `a${'\u0301'.repeat(MANY)}${'\u0316'.repeat(MANY)}`, `á${'\u0301'.repeat(4)}`],
])('a very long line of %s is cleaned like a short one', (_, text, cleaned) => {
  expect(cleanLine(text) === cleaned).toBe(true)
})

test('a million lines are cleaned as quickly as one long line', () => {
  const began = performance.now()
  expect(cleanLines(`One${'\n'.repeat(1_000_000)}Two`)).toHaveLength(1_000_006)
  expect(performance.now() - began).toBeLessThan(2_000)
})

test('a letter and its accent become one character', () => {
  expect(cleanLine('Zoe\u0308')).toBe('Zoë')
})

test('text of several lines keeps line breaks and tabs, but no other invisible characters', () => {
  expect(cleanLines(' One\r\n\tTwo\u202E\u0000\n\nThree\u2028Four ')).toBe('One\n\tTwo\n\nThree\nFour')
})

test('only right-to-left text is isolated from the sentence around it', () => {
  expect(isolate('Robin')).toBe('Robin')
  expect(isolate('محمد 7')).toBe('\u2068محمد 7\u2069')
  expect(isolate('דן')).toBe('\u2068דן\u2069')
})
