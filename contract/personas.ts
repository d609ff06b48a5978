/** The eight AI coaches by the coach-type label that says what each is for. */
export const PERSONAS = {
  leadership: { coach_id: 'ai-bastion', available: true },
  mindset: { coach_id: 'ai-ember', available: true },
  performance: { coach_id: 'ai-volt', available: false },
  excellence: { coach_id: 'ai-quill', available: false },
  life: { coach_id: 'ai-harbor', available: false },
  balance: { coach_id: 'ai-tide', available: false },
  empowerment: { coach_id: 'ai-thorn', available: false },
  mental: { coach_id: 'ai-cipher', available: false },
} as const

export type PersonaLabel = keyof typeof PERSONAS
export const PERSONA_LABELS = Object.keys(PERSONAS) as PersonaLabel[]
export type CoachId = (typeof PERSONAS)[PersonaLabel]['coach_id']
export const COACH_IDS = PERSONA_LABELS.map((label) => PERSONAS[label].coach_id)

export function personaOf(coach_id: string): PersonaLabel | undefined {
  return PERSONA_LABELS.find((label) => PERSONAS[label].coach_id === coach_id)
}
