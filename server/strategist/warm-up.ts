import { setTimeout as sleep } from 'node:timers/promises'
import { LANGUAGES } from '#contract/language.ts'
import { cardIndex } from './cards/card-index.ts'

/** Reads the playbook before the first question comes, one language after the other so that requests get their turn. */
export async function warmUp(): Promise<void> {
  for (const language of LANGUAGES) {
    await sleep(200, undefined, { ref: false })
    cardIndex(language)
  }
}
