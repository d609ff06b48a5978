import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { readEnv } from '#server/env.ts'
import { createModel } from './create-model.ts'

describe('AI_PROVIDER chooses', () => {
  const log = pino({ level: 'silent' })
  const choose = (settings: Record<string, string>) => createModel({ env: readEnv(settings), log })

  it('no model by default: the built-in strategist answers', async () => {
    expect(await choose({})).toBeUndefined()
  })

  it.each(['anthropic', 'google'])('%s by its name, model and key', async (AI_PROVIDER) => {
    const model = await choose({ AI_PROVIDER, AI_MODEL: 'a-model', AI_API_KEY: 'a-key' })
    expect(model).toMatchObject({ name: `${AI_PROVIDER}:a-model` })
  })

  it('any compatible server by its address and model', async () => {
    const AI_BASE_URL = 'http://localhost:11434/v1'
    const model = await choose({ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'llama3.1', AI_BASE_URL })
    expect(model).toMatchObject({ name: 'openai-compatible:llama3.1' })
  })
})
