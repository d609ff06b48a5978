import { describe, expect, test } from 'vitest'
import { createSentenceGate } from '#server/features/conversations/sentence-gate.ts'
import { checkMessage } from '#server/strategist/safety/check-message.ts'
import { checkSentence } from '#server/strategist/safety/check-sentence.ts'

/** Both safety gates check the text that a reader sees, whatever characters it is written with. */

const DISGUISES: [string, (word: string) => string][] = [
  ['bold inside', (word) => `${word[0]}**${word.slice(1, 3)}**${word.slice(3)}`],
  ['bold around', (word) => `now**${word}**daily`],
  ['italic inside', (word) => `${word.slice(0, 3)}_${word.slice(3)}`],
  ['code inside', (word) => `${word.slice(0, 2)}\`${word.slice(2, 4)}\`${word.slice(4)}`],
  ['backslashes', (word) => `${word.slice(0, 3)}\\*${word.slice(3)}`],
  ['strike-through', (word) => `${word.slice(0, 3)}~~${word.slice(3)}~~`],
  ['a zero-width space', (word) => [...word].join('\u200b')],
  ['a zero-width joiner', (word) => `${word.slice(0, 3)}\u200d${word.slice(3)}`],
  ['soft hyphens', (word) => [...word].join('\u00ad')],
  ['word joiners and direction marks', (word) => [...word].join('\u2060\u202d')],
  ['a filler', (word) => `${word.slice(0, 3)}\u3164${word.slice(3)}`],
  ['a tag', (word) => `${word.slice(0, 3)}<b>${word.slice(3, 5)}</b>${word.slice(5)}`],
  ['a comment', (word) => `${word.slice(0, 3)}<!-- x -->${word.slice(3)}`],
  ['entities', (word) => [...word].map((letter) => `&#${letter.codePointAt(0)};`).join('')],
  ['hex entities', (word) => [...word].map((letter) => `&#x${letter.codePointAt(0)?.toString(16)};`).join('')],
  ['a named entity', (word) => `${word.slice(0, 3)}&shy;${word.slice(3)}`],
  [
    'full width',
    (word) => [...word].map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)).join(''),
  ],
  [
    'mathematical letters',
    (word) => [...word].map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x61 + 0x1d41a)).join(''),
  ],
  ['Cyrillic look-alikes', (word) => word.replaceAll('a', 'а').replaceAll('e', 'е').replaceAll('i', 'і')],
  ['combining marks', (word) => [...word].join('\u0336')],
  ['a link', (word) => `${word.slice(0, 3)}[${word.slice(3, 5)}](https://example.com)${word.slice(5)}`],
  ['a picture', (word) => `${word.slice(0, 3)}![${word.slice(3, 5)}](x)${word.slice(5)}`],
  ['hyphens', (word) => `${word.slice(0, 3)}-${word.slice(3)}`],
  ['a hyphen at the end of a line', (word) => `${word.slice(0, 3)}-\n${word.slice(3)}`],
  ['dots', (word) => `${word.slice(0, 3)}.${word.slice(3)}`],
  ['spelling it out', (word) => [...word].join(' ')],
]

describe('a dangerous text of a model', () => {
  test.each(DISGUISES)('is recognised when disguised with %s', (_, disguise) => {
    for (const word of ['laxatives', 'diuretics', 'laxantes', 'furosemida']) {
      const sentence = `Take ${disguise(word)} before the weigh in.`
      expect([sentence, checkSentence(sentence, 'en')]).toEqual([sentence, 'weight-cut'])
    }
  })

  const SPREAD = [
    '- sit in the sauna\n- 20 minutes at a time\n- until you make weight\n',
    'Sit in the sauna\nuntil you lose the last kilo\n',
    '1. Sauna\n2. 20 minutes\n3. Lose 2 kg\n',
    'You should keep on\nsparring through\nthe headaches\n',
    'Do not drink\nany water\n',
    '* Tome\n* oxandrolona\n',
  ]
  test.each(SPREAD)('is recognised when spread over lines: %j', (text) => {
    for (const size of [1, 7, 1_000]) {
      const gate = createSentenceGate('en')
      const topics: unknown[] = []
      for (let at = 0; at < text.length; at += size) topics.push(gate.pass(text.slice(at, at + size)).topic)
      topics.push(gate.finish().topic)
      expect(topics.some((topic) => topic !== null)).toBe(true)
    }
  })

  test('is recognised in a sentence that is too long to wait for its end', () => {
    for (const before of [980, 990, 995, 1_000, 1_005, 2_990]) {
      const gate = createSentenceGate('en')
      const first = gate.pass(`${'so '.repeat(before / 3)}take furosemide and laxatives to cut weight `)
      expect(first.topic ?? gate.finish().topic).toBe('weight-cut')
    }
  })

  const FINE = [
    '**Breathe** out, then *step* in. Use `1-2` combos, 3 × 4 rounds.\n',
    '- Relax in the sauna after training\n- Track your weight on Mondays\n',
    '1. **Today:** write down your goal\n2. **Friday:** weigh-in, then eat\n3. Sleep 8 h\n',
    'Never use saunas, diuretics or laxatives to make weight.\n',
    'Read more at [the gym’s page](https://example.com/a_b_c) & enjoy.\n',
    'Weight < 70 kg and > 60 kg is fine.\n',
    'Beba água, alongue-se e hidrate-se bem.\n',
    'Espera su golpe\ny sal por afuera.\n',
    'A-B-C: Always Be Calm.\n',
    'Your plan:\n- jab, jab, cross\n- then pivot outside his lead foot\n- repeat for 3 rounds\n',
    'Drink water\nevery twenty minutes\nin training\n',
  ]
  test.each(FINE)('is not found in the harmless text %j, which passes whole', (text) => {
    for (const language of ['en', 'pt', 'es'] as const) {
      const gate = createSentenceGate(language)
      const passed = gate.pass(text)
      expect([passed.topic, passed.shown + gate.finish().shown]).toEqual([null, text])
    }
  })
})

describe('a dangerous message of a member', () => {
  test.each(DISGUISES)('is recognised when disguised with %s', (_, disguise) => {
    const [suicide, laxatives] = [
      `i am thinking about ${disguise('suicide')}`,
      `can i take ${disguise('laxatives')} to make weight`,
    ]
    expect([suicide, checkMessage(suicide, 'en')?.level]).toEqual([suicide, 'crisis'])
    expect([laxatives, checkMessage(laxatives, 'en')?.topic]).toEqual([laxatives, 'weight-cut'])
  })

  test.each([
    'I weigh-in on Friday & feel ready',
    'My e-mail is a.b@c.example',
    'a b c d e f g',
    'k-1 is on <3',
    'Vou matá-lo no segundo round',
  ])('is not found in the harmless text %j', (text) => {
    expect(checkMessage(text, 'en')).toBeNull()
  })
})
