import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { readEnv } from '#server/env.ts'
import type { Question, Reply, Trace } from '#server/strategist/strategist.ts'
import { createBuiltinModel } from './builtin-model.ts'
import { createModel } from './create-model.ts'
import { type AnswerModel, type AnswerPart, type AnswerRequest, ModelFailure } from './model.ts'

const TEXT = '  ## Plano\n\n1. **Hoje**: respire, 4 tempos – e só.\n2. Sábado: lute!\n'

function reply(text: string): Reply {
  const trace: Trace = { act: 'new-problem', cards: [], used: [], opener: null, asked: null, safety: null }
  return { text, trace, plan: null }
}

const question: Question = {
  message: 'Luto sábado.',
  template: 'fight',
  persona: null,
  language: 'pt',
  history: [],
  memory: { full_name: null, facts: [], quiz: null, streak: 0, commitments: [], summary: null },
  today: '2026-11-15',
  seed: 'one',
}

function request(signal = new AbortController().signal): AnswerRequest {
  return { system: '', messages: [], signal, question }
}

async function read(model: AnswerModel): Promise<AnswerPart[]> {
  const parts: AnswerPart[] = []
  for await (const part of model.answer(request())) parts.push(part)
  return parts
}

describe('the built-in strategist', () => {
  it('gives its answer a few words at a time and loses none of it', async () => {
    const asked: Question[] = []
    const model = createBuiltinModel((each) => {
      asked.push(each)
      return reply(TEXT)
    })
    const parts = await read(model)
    const end = parts.pop()
    expect(parts.length).toBeGreaterThan(2)
    expect(parts.map((part) => (part.type === 'text' ? part.text : '?')).join('')).toBe(TEXT)
    expect(end).toEqual({ type: 'end', reason: 'complete', usage: { input_tokens: 0, output_tokens: 0 } })
    expect(asked).toEqual([question])
  })

  it('stops when it is told to', async () => {
    const stop = new AbortController()
    const reason = new Error('stopped by the member')
    let words = 0
    const reading = (async () => {
      for await (const _part of createBuiltinModel(() => reply(TEXT)).answer(request(stop.signal))) {
        words += 1
        stop.abort(reason)
      }
    })()
    await expect(reading).rejects.toBe(reason)
    expect(words).toBe(1)
  })

  it('has no other way to fail than the others have', async () => {
    const cause = new Error('a fault of ours')
    const model = createBuiltinModel(() => {
      throw cause
    })
    const failure = await read(model).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ModelFailure)
    expect(failure).toMatchObject({ kind: 'broken', begun: false, cause })
  })
})

describe('AI_PROVIDER chooses', () => {
  const log = pino({ level: 'silent' })
  const choose = (settings: Record<string, string>) => createModel({ env: readEnv(settings), log }, () => reply(TEXT))

  it('the built-in strategist where nothing is said', async () => {
    expect(await choose({})).toMatchObject({ name: 'builtin:strategist', built_in: true })
  })

  it.each(['anthropic', 'google'])('%s by its name, model and key', async (AI_PROVIDER) => {
    const model = await choose({ AI_PROVIDER, AI_MODEL: 'a-model', AI_API_KEY: 'a-key' })
    expect(model).toMatchObject({ name: `${AI_PROVIDER}:a-model`, built_in: false })
  })

  it('any server that speaks the protocol by its address and model', async () => {
    const AI_BASE_URL = 'http://localhost:11434/v1'
    const model = await choose({ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'llama3.1', AI_BASE_URL })
    expect(model).toMatchObject({ name: 'openai-compatible:llama3.1', built_in: false })
  })
})
