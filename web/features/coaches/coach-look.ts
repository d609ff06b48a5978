import type { PersonaLabel } from '#contract/personas.ts'
import type { MaskFace } from '#web/ui/war-mask-faces.ts'

type CoachLook = { face: MaskFace; ink: string }

/** A mask for each coach, and a contrasting colour for the sun behind it. */
export const COACH_LOOKS: Record<PersonaLabel, CoachLook> = {
  leadership: { face: 'shogun', ink: 'text-blood' },
  mindset: { face: 'phoenix', ink: 'text-bone' },
  performance: { face: 'tengu', ink: 'text-ember' },
  excellence: { face: 'fox', ink: 'text-blood' },
  life: { face: 'ox', ink: 'text-brass' },
  balance: { face: 'stag', ink: 'text-bone' },
  empowerment: { face: 'lion', ink: 'text-brass' },
  mental: { face: 'oni', ink: 'text-bone' },
}
