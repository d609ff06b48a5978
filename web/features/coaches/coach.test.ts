import { expect, test } from 'vitest'
import { en } from '#content/personas/introductions/en.ts'
import { FOCUSES } from '#content/personas/persona.ts'
import { PERSONA_LABELS } from '#contract/personas.ts'
import { coachOf, FEATURED, inFocus, LISTED, sessionPath } from './coach.ts'
import { COACH_LOOKS } from './coach-look.ts'

test('six coaches are listed, and the available ones come first', () => {
  const soon = LISTED.map((label) => coachOf(label, en).comingSoon)
  expect(soon).toEqual([false, false, true, true, true, true])
})

test('every focus has two of the six coaches, and every coach has a focus', () => {
  expect(FOCUSES.map((focus) => inFocus(LISTED, focus).length)).toEqual([2, 2, 2])
  expect(inFocus(LISTED, undefined)).toEqual(LISTED)
})

test('three coaches are featured', () => {
  expect(FEATURED.map((label) => coachOf(label, en).name)).toEqual(['Bastion', 'Ember', 'Volt'])
})

test('no two coaches have the same mask', () => {
  expect(new Set(PERSONA_LABELS.map((label) => COACH_LOOKS[label].face)).size).toBe(8)
})

test('the path of a session lies below the coach’s profile', () => {
  expect(sessionPath('mindset')).toBe('/coach/ai-ember/session')
})
