import { SPECIALTIES, type Specialty } from '#contract/coach-application-rules.ts'
import { foldText } from '#contract/fold-text-rules.ts'
import { specialties as en } from './en.ts'
import { specialties as es } from './es.ts'
import { specialties as pt } from './pt.ts'

/** Shorter words are in too many names. */
const SHORTEST_WORD = 3

/** The specialties whose name contains what somebody searches for, in whichever language it is written. */
export function specialtiesNamed(search: string): Specialty[] {
  const wanted = foldText(search)
  if (wanted.length < SHORTEST_WORD) return []
  return SPECIALTIES.filter((key) => [en, pt, es].some((names) => foldText(names[key]).includes(wanted)))
}
