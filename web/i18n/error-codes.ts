import { commonErrors } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import { currentLanguage } from './language.ts'
import { loadTextsIn, textsOf } from './text-store.ts'

/**
 * Whether a code is known here. The texts of single features' codes are loaded first, so that the refusal can be shown
 * at once: no page loads them at its start, because few people ever see one.
 */
export async function isKnownCode(code: string): Promise<boolean> {
  if (Object.hasOwn(commonErrors, code)) return true
  const language = currentLanguage()
  try {
    await loadTextsIn(language, ['errors', 'refusals'])
  } catch (error) {
    // The page still acts on the code, and shows the text of an unexpected error.
    console.warn(error)
    return true
  }
  return codeText(language, code) !== undefined
}

/** Undefined for an unknown code, and as long as its text is not loaded. */
export function codeText(language: Language, code: string): string | undefined {
  const shared = textsOf(language, 'errors')?.codes
  for (const texts of [shared, textsOf(language, 'refusals')])
    if (typeof texts === 'object' && Object.hasOwn(texts, code)) return texts[code] as string
  return undefined
}
