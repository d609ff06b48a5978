import type { LanguageModelV4, LanguageModelV4Prompt, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import type { AiProvider } from '#server/settings.ts'
import { providerFetch } from './provider-fetch.ts'

/** One chunk of a provider's answer, in any protocol. */
export type ProviderPart = LanguageModelV4StreamPart

export type ProviderPrompt = LanguageModelV4Prompt

export interface ProviderSettings {
  provider: Exclude<AiProvider, 'builtin'>
  model: string
  baseUrl: string | undefined
  apiKey: string | undefined
}

// Set explicitly because the packages would otherwise read an address from environment variables.
const OWN_ADDRESSES = {
  'openai-compatible': '',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
}

/**
 * Created once for all answers, because each instance has large schemas. Only the package of the chosen provider is
 * loaded: each takes megabytes of memory.
 */
export async function languageModel(settings: ProviderSettings, fetch = providerFetch): Promise<LanguageModelV4> {
  const { provider, model, apiKey = '' } = settings
  const baseURL = settings.baseUrl ?? OWN_ADDRESSES[provider]
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ baseURL, apiKey, fetch })(model)
  }
  if (provider === 'google') {
    const { createGoogle } = await import('@ai-sdk/google')
    return createGoogle({ baseURL, apiKey, fetch })(model)
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({
    name: 'openai-compatible',
    baseURL,
    apiKey,
    fetch,
    // Without it these servers stream no token counts.
    includeUsage: true,
    transformRequestBody: (body) => (isOpenAi(baseURL) ? renameTokenLimit(body) : body),
  })(model)
}

/** OpenAI's newer models refuse the parameter name that every other compatible server accepts. */
function renameTokenLimit({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: max_tokens }
}

function isOpenAi(baseUrl: string): boolean {
  return URL.canParse(baseUrl) && new URL(baseUrl).hostname === 'api.openai.com'
}

/** These models think by default, and thinking counts as output: a short limit would be used up before the first word. */
export function thinksByItself({ provider, model }: ProviderSettings): boolean {
  return provider === 'google' && /gemini-(2\.5|[3-9])/.test(model)
}
