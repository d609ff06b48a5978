import { setTimeout as sleep } from 'node:timers/promises'
import { LANGUAGES } from '#contract/language.ts'
import { cardIndex } from './cards/card-index.ts'
import { actClassifier } from './reading/act-classifier.ts'
import { checkMessage } from './safety/check-message.ts'

/** Reads the playbook and learns the acts before the first question comes, by turns so that requests get theirs. */
export async function warmUp(): Promise<void> {
  for (const language of LANGUAGES) {
    await sleep(200, undefined, { ref: false })
    cardIndex(language)
    await sleep(200, undefined, { ref: false })
    actClassifier(language)
    // Patterns are compiled when they are first used.
    checkMessage('How do I stay calm?', language)
  }
}
