import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { termsOf } from '#server/strategist/knowledge/synonyms.ts'
import { decodeMeanings, encodeMeanings, likenessToRow, meaningOf } from '#server/strategist/meanings/meaning-model.ts'
import { fingerprintOfAsked, readAskedFor, trainMeanings } from './train-meanings.ts'

const WEIGHTS = join(import.meta.dirname, '../../server/strategist/meanings/weights')

describe('the stored meanings', () => {
  test.each(LANGUAGES)('of %s were learnt from the answers as they are now (else: npm run train)', (language) => {
    const all = readAskedFor(language)
    expect(readFileSync(join(WEIGHTS, `${language}.taught`), 'utf8').trim()).toBe(fingerprintOfAsked(all))
    const model = decodeMeanings(readFileSync(join(WEIGHTS, `${language}.bin`)))
    expect(model.answers.length / model.dimensions).toBe(all.answers.length)
    expect(model.followUps.length / model.dimensions).toBe(all.followUps.length)
  })
})

describe('meanings', () => {
  // “knee” and “ligament” never stand in one text, but both stand beside “doctor” and “scan”.
  const ANSWERS = [
    {
      group: 'injury',
      answer: 'see someone soon',
      texts: ['knee doctor scan', 'ligament doctor scan', 'ligament scan', 'knee scan doctor'],
    },
    {
      group: 'food',
      answer: 'eat early',
      texts: ['rice lunch plate', 'pasta lunch plate', 'rice plate', 'pasta plate lunch'],
    },
    {
      group: 'nerves',
      answer: 'breathe slowly',
      texts: ['shaking hands ring', 'sick stomach ring', 'shaking ring', 'sick ring hands'],
    },
    {
      group: 'money',
      answer: 'pay in parts',
      texts: ['rent bill landlord', 'invoice bill landlord', 'rent landlord', 'invoice bill'],
    },
  ]
  const FOLLOW_UPS = ANSWERS.map((each) => ({ ...each, group: `after ${each.group}` }))
  const all = { answers: ANSWERS, followUps: FOLLOW_UPS }
  const model = decodeMeanings(encodeMeanings(trainMeanings(all, 'en')))
  const nearest = (text: string): string | undefined => {
    const meaning = meaningOf(model, termsOf(text, 'en'))
    const likeness = ANSWERS.map((_, place) => likenessToRow(model.answers, place, meaning))
    return ANSWERS[likeness.indexOf(Math.max(...likeness))]?.group
  }

  test('find the answer that a text asks for, also in other words than its own, after they were stored', () => {
    expect(['my ligament', 'some pasta', 'shaking so much', 'an invoice came'].map(nearest)).toEqual([
      'injury',
      'food',
      'nerves',
      'money',
    ])
  })

  test('find the follow-up, too', () => {
    const meaning = meaningOf(model, termsOf('my ligament', 'en'))
    const likeness = FOLLOW_UPS.map((_, place) => likenessToRow(model.followUps, place, meaning))
    expect(likeness.indexOf(Math.max(...likeness))).toBe(0)
  })

  test('of a text without a known term are none', () => {
    expect([...meaningOf(model, termsOf('zzz', 'en'))].every((value) => value === 0)).toBe(true)
  })

  test('are the same file for the same answers', () => {
    expect(encodeMeanings(trainMeanings(all, 'en'))).toEqual(encodeMeanings(model))
  })
})
