import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelV4, LanguageModelV4Prompt, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import type { AiProvider } from '#server/settings.ts'
import { providerFetch } from './provider-fetch.ts'

/** A piece of what a provider sends, whichever protocol it came in. */
export type ProviderPart = LanguageModelV4StreamPart

export type ProviderPrompt = LanguageModelV4Prompt

export interface ProviderSettings {
  provider: Exclude<AiProvider, 'builtin'>
  model: string
  baseUrl: string | undefined
  apiKey: string | undefined
}

// Named here because the packages would otherwise look for an address in environment variables of their own.
const OWN_ADDRESSES = {
  'openai-compatible': '',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
}

/** Made once for all answers: each one brings schemas of its own, which are large. */
export function languageModel(settings: ProviderSettings, fetch = providerFetch): LanguageModelV4 {
  const { provider, model, apiKey = '' } = settings
  const baseURL = settings.baseUrl ?? OWN_ADDRESSES[provider]
  if (provider === 'anthropic') return createAnthropic({ baseURL, apiKey, fetch })(model)
  if (provider === 'google') return createGoogle({ baseURL, apiKey, fetch })(model)
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

/** OpenAI's newer models refuse the name that every other server of this protocol knows. */
function renameTokenLimit({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: max_tokens }
}

function isOpenAi(baseUrl: string): boolean {
  return URL.canParse(baseUrl) && new URL(baseUrl).hostname === 'api.openai.com'
}

/** These think unless told not to, and their thoughts count as output: a short limit would be used up before a word. */
export function thinksByItself({ provider, model }: ProviderSettings): boolean {
  return provider === 'google' && /gemini-(2\.5|[3-9])/.test(model)
}
