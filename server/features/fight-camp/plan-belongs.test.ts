import { expect, test } from 'vitest'
import { planBelongs } from './plan-belongs.ts'

test.each([
  ['a matter of the body', { matter: 'gassing-out', template: 'general' }, true, false],
  ['a raise', { matter: 'ask-for-raise', template: 'general' }, false, true],
  ['a raise that was brought up in a talk about a fight', { matter: 'ask-for-raise', template: 'fight' }, false, true],
  ['nerves before a fight', { matter: 'nerves-before-fight', template: 'general' }, true, true],
  ['an answer to a fighter', { matter: null, template: 'fight' }, true, false],
  ['an answer about work', { matter: null, template: 'career' }, false, true],
  ['what nothing is known of', { matter: null, template: 'general' }, true, true],
  ['a matter of an older version', { matter: 'no-longer-there', template: 'career' }, false, true],
  ['a plan whose conversation is gone', { matter: null, template: null }, true, true],
] as const)('%s', (_, plan, withFight, withOther) => {
  expect(planBelongs(plan, true)).toBe(withFight)
  expect(planBelongs(plan, false)).toBe(withOther)
})
