import type { Logger } from 'pino'
import type { Env } from '#server/env.ts'
import type { AnswerModel } from './model.ts'

/** The model that AI_PROVIDER chooses; undefined when the built-in strategist answers. */
export async function createModel({ env, log }: { env: Env; log: Logger }): Promise<AnswerModel | undefined> {
  const { AI_PROVIDER, AI_BASE_URL, AI_MODEL = '', AI_API_KEY, AI_TIMEOUT_SECONDS } = env
  if (AI_PROVIDER === 'builtin') return undefined
  // Loading the packages is a noticeable part of a start, and the built-in strategist needs none of them.
  const { createProviderModel } = await import('./provider-model.ts')
  return createProviderModel(
    { provider: AI_PROVIDER, model: AI_MODEL, baseUrl: AI_BASE_URL, apiKey: AI_API_KEY },
    log,
    { totalMs: AI_TIMEOUT_SECONDS * 1_000 },
  )
}
