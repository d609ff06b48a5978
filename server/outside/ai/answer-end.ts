import { type AnswerPart, type AnswerRequest, ModelFailure, type Usage } from './model.ts'
import type { ProviderPart, ProviderSettings } from './providers.ts'

type Finish = Extract<ProviderPart, { type: 'finish' }>

/** Whether the stream ended because the answer is complete. */
export function readEnd(
  provider: ProviderSettings['provider'],
  finish: Finish,
  request: AnswerRequest,
  written: string,
): Extract<AnswerPart, { type: 'end' }> | ModelFailure {
  if (finish.finishReason.unified === 'content-filter')
    return new ModelFailure('broken', 'its own filter stopped the answer')
  const reason = endReason(provider, finish)
  if (!reason) return new ModelFailure('broken', 'the answer ended before its end')
  if (written.trim() !== '') return { type: 'end', reason, usage: countUsage(finish.usage, request, written) }
  return reason === 'length'
    ? new ModelFailure('broken', 'it used up its words on thinking: look at AI_MODEL for one that thinks less')
    : new ModelFailure('broken', 'the answer was empty')
}

function endReason(
  provider: ProviderSettings['provider'],
  { finishReason: { unified, raw } }: Finish,
): 'complete' | 'length' | undefined {
  if (unified === 'stop') return 'complete'
  if (unified === 'length') return 'length'
  // Other servers with OpenAI's protocol have their own values for a regular end.
  return provider === 'openai-compatible' && unified === 'other' && raw ? 'complete' : undefined
}

/** Some servers report no token counts; the tokens are then estimated, so that the spend limit still works. */
function countUsage(usage: Finish['usage'], { system, messages }: AnswerRequest, written: string): Usage {
  const sent = system.length + messages.reduce((sum, { content }) => sum + content.length, 0)
  return {
    input_tokens: usage.inputTokens.total ?? roughTokens(sent),
    output_tokens: usage.outputTokens.total ?? roughTokens(written.length),
  }
}

function roughTokens(characters: number): number {
  return Math.ceil(characters / 4)
}
