import { expect, it } from 'vitest'
import { ENTRY_IDS, entryFacts } from '../knowledge.ts'
import { SOURCES } from './sources.ts'

/** What is named under an answer; practice and arithmetic are called so. */
const NAMED = ENTRY_IDS.map((id) => entryFacts(id).rests_on).filter(
  ({ kind }) => kind !== 'practice' && kind !== 'arithmetic',
)

it.each([...SOURCES])('every source that is named has its words in %s', (_, sources) => {
  const names = new Set(NAMED.map(({ name }) => name))
  expect([...sources.keys()].toSorted()).toEqual([...names].toSorted())
})
