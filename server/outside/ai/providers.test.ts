import { afterEach, beforeEach, expect, it } from 'vitest'
import { GOOD_CHUNKS, startFaultyAi } from '#tests/support/faulty-ai.ts'
import { languageModel } from './providers.ts'

let ai: Awaited<ReturnType<typeof startFaultyAi>>
beforeEach(async () => {
  ai = await startFaultyAi()
})
afterEach(() => ai.close())

/** Configured with that address, but requests go to the server of the test. */
async function sentTo(baseUrl: string): Promise<Record<string, unknown>> {
  const here: typeof fetch = (input, init) => fetch(String(input).replace(new URL(baseUrl).origin, ai.origin), init)
  const settings = { provider: 'openai-compatible', model: 'a-model', baseUrl, apiKey: 'a-key' } as const
  const prompt = [{ role: 'user' as const, content: [{ type: 'text' as const, text: 'Now?' }] }]
  const model = await languageModel(settings, here)
  const { stream } = await model.doStream({ prompt, maxOutputTokens: 900 })
  let text = ''
  for await (const part of stream) if (part.type === 'text-delta') text += part.delta
  expect(text).toBe(GOOD_CHUNKS.join(''))
  return ai.calls[0]?.body ?? {}
}

it('OpenAI gets the token limit under the name that its newer models accept', async () => {
  const body = await sentTo('https://api.openai.com/v1')
  expect(body).toMatchObject({ max_completion_tokens: 900 })
  expect(body).not.toHaveProperty('max_tokens')
})

it('every other compatible server gets the token limit under the common name', async () => {
  const body = await sentTo('https://api.openai.com.gym.example/v1')
  expect(body).toMatchObject({ max_tokens: 900 })
  expect(body).not.toHaveProperty('max_completion_tokens')
})
