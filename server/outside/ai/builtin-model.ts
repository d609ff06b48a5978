import type { Question, Reply } from '#server/strategist/strategist.ts'
import { type AnswerModel, type AnswerPart, type AnswerRequest, ModelFailure } from './model.ts'

/** So many that the screen shows an answer growing, and not so few that every word is an event of its own. */
const FOUR_WORDS = /\s*(?:\S+\s*){1,4}/gu

export function createBuiltinModel(answerQuestion: (question: Question) => Reply): AnswerModel {
  async function* answer({ question, signal }: AnswerRequest): AsyncGenerator<AnswerPart> {
    signal.throwIfAborted()
    for (const text of wordsOf(question)) {
      signal.throwIfAborted()
      yield { type: 'text', text }
    }
    yield { type: 'end', reason: 'complete', usage: { input_tokens: 0, output_tokens: 0 } }
  }

  function wordsOf(question: Question): string[] {
    try {
      return answerQuestion(question).text.match(FOUR_WORDS) ?? []
    } catch (cause) {
      throw new ModelFailure('broken', 'the built-in strategist failed', { cause })
    }
  }

  return { name: 'builtin:strategist', built_in: true, answer }
}
