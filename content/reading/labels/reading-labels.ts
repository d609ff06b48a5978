import type { Matter } from '#content/playbook/matter-cards.ts'
import type { ConceptId } from '#content/reading/concepts.ts'

type Feeling = ConceptId<'feeling'> extends `feel-${infer Name}` ? Exclude<Name, 'calm'> : never

/** Names for what was read, as they stand on a button and inside a sentence. */
export interface ReadingLabels {
  readonly matters: Readonly<Record<Matter, string>>
  readonly feelings: Readonly<Record<Feeling, string>>
  readonly parts: Readonly<
    Record<
      | 'goal'
      | 'when'
      | 'in_the_way'
      | 'time_a_week'
      | 'sport'
      | 'level'
      | 'feeling'
      | 'about'
      | 'other'
      | 'mistake'
      | 'this_week'
      | 'rests_on'
      | 'arithmetic'
      | 'practice'
      | 'the_sum',
      string
    >
  >
}
