import { setTimeout as sleep } from 'node:timers/promises'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { answerQuestion } from './answer-question.ts'
import { conceptModel } from './concepts/read-concepts.ts'
import { askedIndexes } from './knowledge/find-entry.ts'
import { termRarities } from './reading/terms.ts'
import { checkMessage } from './safety/check-message.ts'

/**
 * Loads the reader, builds the index of the short answers and answers a sample question, with pauses so that requests get
 * their turn. Otherwise the first answer would take a quarter of a second longer.
 */
export async function warmUp(): Promise<void> {
  for (const language of LANGUAGES)
    for (const step of [conceptModel, askedIndexes, termRarities, checkSample, answerSample]) {
      await sleep(100, undefined, { ref: false })
      step(language)
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
    memory: { full_name: null, facts: [], quiz: null, streak: 0, commitments: [], summary: null },
    today: '2026-01-01',
    seed: SAMPLE,
  })
}
