import type { Language } from '#contract/language.ts'
import { fold } from '../reading/fold.ts'
import { FOLLOW_UP_PHRASES } from '../reading/follow-up-phrases.ts'

const FAILED =
  /\b(?:failed|gave up|nothing worked|desisti|perdi|nao (?:consegui|fiz|deu|rolou|treinei)|no (?:pude|logre|hice|funciono|salio|entrene|consegui)|fracase|me rendi)\b/

/** Whether a report on what was done says that it was not. */
export function readsAsFailure(message: string, language: Language): boolean {
  const folded = fold(message)
  return FAILED.test(folded) || FOLLOW_UP_PHRASES[language].slip.test(folded)
}
