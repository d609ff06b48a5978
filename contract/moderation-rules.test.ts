import { expect, test } from 'vitest'
import { hasLink } from './moderation-rules.ts'

test.each([
  'https&colon;//evil.dev',
  'https\\://evil.dev',
  'https&#58;//evil.dev',
  '&#x68;ttps:&sol;/evil.dev',
  'evil&period;com',
  '[gear](/x)',
  '[1]: x',
])('%j is a link, however it is written', (text) => {
  expect(hasLink(text)).toBe(true)
})

test('plain words are no link', () => {
  expect(hasLink('Rounds: 3 & rest [two minutes] (or so). R&D; &#1;')).toBe(false)
})
