import type { Language } from '#contract/language.ts'
import { HOUSE_SPACES, type HouseSpace, type SpaceKind } from '#contract/space-rules.ts'
import type { HouseCoachSlug } from '../house-coaches/house-coach.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { pt } from './pt.ts'
import type { SpaceText, SpaceTexts } from './space-text.ts'

/** What is the same in every language. */
export const HOUSE_SPACE_FACTS: Record<HouseSpace, { kind: SpaceKind; coach_slug?: HouseCoachSlug }> = {
  kings: { kind: 'open' },
  'global-community': { kind: 'open' },
  'mindset-live': { kind: 'open' },
  'fight-business': { kind: 'business' },
  'prado-corner': { kind: 'open', coach_slug: 'ana-prado' },
  'tatame-duarte': { kind: 'open', coach_slug: 'kenji-duarte' },
  'sala-solis': { kind: 'open', coach_slug: 'mara-solis' },
}

const TEXTS: Record<Language, SpaceTexts> = { en, pt, es }

export function isHouseSpace(slug: string): slug is HouseSpace {
  return (HOUSE_SPACES as readonly string[]).includes(slug)
}

export function spaceTexts(slug: HouseSpace, language: Language): SpaceText {
  return TEXTS[language].spaces[slug]
}

export function clientsTexts(language: Language): SpaceTexts['clients'] {
  return TEXTS[language].clients
}
