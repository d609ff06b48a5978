import type { MatterGroup } from '#content/playbook/matter-cards.ts'
import type { ConceptId } from '#content/reading/concepts.ts'

/** For whom somebody asks who does not ask for themself. */
export const ROLES = ['parent', 'partner', 'coach'] as const
export type Role = (typeof ROLES)[number]

type Several = readonly [string, string, ...string[]]

/** What a coach asks before a plan, and what is right to do meanwhile, whatever the answer will be. */
export interface Intake {
  readonly ask: Several
  readonly meanwhile: string
}

/** Feelings that a person wants to be met with before anything else, as far as the reader finds them reliably. */
export type MetFeeling = Extract<
  ConceptId<'feeling'>,
  'feel-afraid' | 'feel-angry' | 'feel-sad' | 'feel-ashamed' | 'feel-guilty' | 'feel-jealous'
>

/** What the strategist says where it does not know yet what a message is about. */
export interface IntakeTexts {
  readonly groups: Readonly<Record<MatterGroup, Intake>>
  readonly roles: Readonly<Record<Role, Intake>>
  readonly anything: Intake
  readonly feelings: Readonly<Record<MetFeeling, Several>>
  /** Before the question, with {words} of the member. */
  readonly takeUp: string
}
