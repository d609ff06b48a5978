import { setTimeout as sleep } from 'node:timers/promises'
import type { Language } from '#contract/language.ts'
import { answerQuestion } from './answer-question.ts'
import { conceptModel } from './concepts/read-concepts.ts'
import { prepareIndexes } from './knowledge/find-answers.ts'
import { termRarities } from './reading/terms.ts'
import { checkMessage } from './safety/check-message.ts'
import { NOTHING_KNOWN } from './strategist.ts'

/**
 * Loads the readers of these languages, builds the indexes of their short answers and answers a sample question, with
 * pauses so that requests get their turn. Another language is loaded by its first question: each takes about 30 MB.
 */
export async function warmUp(languages: readonly Language[]): Promise<void> {
  for (const language of languages)
    for (const step of [conceptModel, prepareIndexes, termRarities, checkSample, answerSample]) {
      await sleep(100, undefined, { ref: false })
      await step(language)
    }
}

const SAMPLE = 'calm'

function checkSample(language: Language): void {
  checkMessage(SAMPLE, language)
}

function answerSample(language: Language): void {
  answerQuestion({
    message: SAMPLE,
    template: 'general',
    persona: null,
    language,
    history: [],
    memory: NOTHING_KNOWN,
    today: '2026-01-01',
    seed: SAMPLE,
  })
}
