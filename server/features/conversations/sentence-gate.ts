import type { Language } from '#contract/language.ts'
import { checkSentence } from '#server/strategist/safety/check-sentence.ts'
import type { SafetyTopic } from '#server/strategist/strategist.ts'

/** Where a sentence, a heading or a line of a list is over. */
const SENTENCE_END = /[.!?…]["'”’)\]*_]*\s+|\n+/g

/** What may be shown now, and what the model must not have said, which is not shown. */
export interface Passed {
  shown: string
  topic: SafetyTopic | null
}

export interface SentenceGate {
  pass(text: string): Passed
  /** The rest, which no full stop ended. */
  finish(): Passed
}

/** Holds back a sentence until it is whole and has been looked at: what was read cannot be unread. */
export function createSentenceGate(language: Language): SentenceGate {
  let held = ''

  function look(sentences: readonly string[]): Passed {
    let shown = ''
    for (const sentence of sentences) {
      const topic = checkSentence(sentence, language)
      if (topic) return { shown, topic }
      shown += sentence
    }
    return { shown, topic: null }
  }

  return {
    pass(text) {
      held += text
      const sentences: string[] = []
      let start = 0
      for (const { index, 0: end } of held.matchAll(SENTENCE_END)) {
        sentences.push(held.slice(start, index + end.length))
        start = index + end.length
      }
      held = held.slice(start)
      return look(sentences)
    },
    finish() {
      const rest = held
      held = ''
      return look(rest === '' ? [] : [rest])
    },
  }
}
