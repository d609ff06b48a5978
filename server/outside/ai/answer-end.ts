import type { FinishReason, LanguageModelUsage } from 'ai'
import { type AnswerPart, type AnswerRequest, ModelFailure, type Usage } from './model.ts'
import type { ProviderSettings } from './providers.ts'

interface Finish {
  finishReason: FinishReason
  rawFinishReason: string | undefined
  totalUsage: LanguageModelUsage
}

/** Whether the stream ended because the answer did. */
export function readEnd(
  provider: ProviderSettings['provider'],
  finish: Finish,
  request: AnswerRequest,
  written: string,
): Extract<AnswerPart, { type: 'end' }> | ModelFailure {
  if (finish.finishReason === 'content-filter') return new ModelFailure('broken', 'its own filter stopped the answer')
  const reason = endReason(provider, finish)
  if (!reason) return new ModelFailure('broken', 'the answer ended before its end')
  if (written.trim() !== '') return { type: 'end', reason, usage: countUsage(finish.totalUsage, request, written) }
  return reason === 'length'
    ? new ModelFailure('broken', 'it used up its words on thinking: look at AI_MODEL for one that thinks less')
    : new ModelFailure('broken', 'the answer was empty')
}

function endReason(provider: ProviderSettings['provider'], finish: Finish): 'complete' | 'length' | undefined {
  if (finish.finishReason === 'stop') return 'complete'
  if (finish.finishReason === 'length') return 'length'
  // Servers that only resemble OpenAI's have their own words for a regular end.
  const ownWord = provider === 'openai-compatible' && finish.finishReason === 'other' && finish.rawFinishReason
  return ownWord ? 'complete' : undefined
}

/** Some servers count nothing; a spend limit that took that for free would not be one. */
function countUsage(usage: LanguageModelUsage, { system, messages }: AnswerRequest, written: string): Usage {
  const sent = system.length + messages.reduce((sum, { content }) => sum + content.length, 0)
  return {
    input_tokens: usage.inputTokens ?? roughTokens(sent),
    output_tokens: usage.outputTokens ?? roughTokens(written.length),
  }
}

function roughTokens(characters: number): number {
  return Math.ceil(characters / 4)
}
