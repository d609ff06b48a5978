import type { MatterGroup } from '#content/playbook/matter-cards.ts'
import type { PersonaLabel } from '#contract/personas.ts'

/** The first step that each coach gives, whatever the card: a step for today that is typical of that coach's school. */
export type FirstMoves = Readonly<
  Record<PersonaLabel, Readonly<Record<MatterGroup, readonly [string, string, ...string[]]>>>
>
