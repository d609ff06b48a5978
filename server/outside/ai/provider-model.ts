import type { Logger } from 'pino'
import { readEnd } from './answer-end.ts'
import { describeFailure } from './call-failure.ts'
import { type AnswerModel, type AnswerPart, type AnswerRequest, ModelFailure } from './model.ts'
import { promptOf } from './prompt-turns.ts'
import { languageModel, type ProviderSettings, thinksByItself } from './providers.ts'
import { retryCall } from './retry-call.ts'
import { type CallLimits, type WatchedCall, watchCall } from './watched-call.ts'

interface Limits extends CallLimits {
  /** Retries of calls that were refused before their answer began. */
  retries: number
}

// A member hears within half a minute that no answer comes, so the limits for the first word and for silence are shorter.
export const PROVIDER_LIMITS: Limits = { totalMs: 60_000, firstWordMs: 20_000, stallMs: 10_000, retries: 1 }
const MAX_OUTPUT_TOKENS = 900

export function createProviderModel(settings: ProviderSettings, log: Logger, given: Partial<Limits> = {}): AnswerModel {
  const name = `${settings.provider}:${settings.model}`
  const limits = { ...PROVIDER_LIMITS, ...given }
  // A package that cannot be loaded ends the process at its start, because nothing handles this failure before.
  const loadedModel = languageModel(settings)

  async function* answer(request: AnswerRequest): AsyncGenerator<AnswerPart> {
    request.signal.throwIfAborted()
    const call = watchCall(request.signal, limits)
    let written = ''
    let end: AnswerPart | undefined
    let fault: unknown
    try {
      for await (const part of await stream(request, call)) {
        if (part.type === 'text-delta' || part.type === 'reasoning-delta') {
          call.noteActivity()
          if (part.type === 'text-delta' && part.delta !== '') {
            written += part.delta
            yield { type: 'text', text: part.delta }
          }
          call.expectMore()
        }
        // One unreadable chunk is not a failure yet: the answer may still be completed.
        if (part.type === 'error') fault = part.error
        if (part.type === 'finish') {
          const read = readEnd(settings.provider, part, request, written)
          if (read instanceof ModelFailure) fault ??= read
          else end = read
        }
      }
    } catch (error) {
      fault = error
    } finally {
      call.close()
    }
    if (end) return yield end
    request.signal.throwIfAborted()
    throw failure(call.signal.reason instanceof ModelFailure ? call.signal.reason : fault, written !== '')
  }

  /** Uses the provider package directly: the SDK's layers around it cost memory for each answer. */
  async function stream(request: AnswerRequest, call: WatchedCall) {
    const model = await loadedModel
    const { stream } = await retryCall(limits.retries, call, () =>
      model.doStream({
        prompt: promptOf(request),
        maxOutputTokens: request.maxOutputTokens ?? MAX_OUTPUT_TOKENS,
        ...(thinksByItself(settings) ? { reasoning: 'none' } : {}),
        abortSignal: call.signal,
      }),
    )
    return stream
  }

  function failure(fault: unknown, begun: boolean): ModelFailure {
    const { message, ...facts } = describeFailure(fault)
    const line = `${name} did not answer${begun ? ' to the end' : ''}: ${message}`
    const level = facts.kind === 'key' ? 'error' : 'warn'
    log[level]({ model: name, ...facts }, line)
    return new ModelFailure(facts.kind, line, { begun })
  }

  return { name, answer }
}
