import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readEnv } from '#server/env.ts'
import { AI_PROTOCOLS, type AiProtocolName } from '#tests/support/ai-protocols.ts'
import { type AiBehaviour, GOOD_CHUNKS, GOOD_USAGE, startFaultyAi } from '#tests/support/faulty-ai.ts'
import { recordLog } from '#tests/support/http.ts'
import { soon } from '#tests/support/soon.ts'
import { type AnswerModel, type AnswerPart, type AnswerRequest, type FailureKind, ModelFailure } from './model.ts'
import { createProviderModel } from './provider-model.ts'
import type { ProviderSettings } from './providers.ts'

const PROVIDERS = Object.keys(AI_PROTOCOLS) as AiProtocolName[]
const LIMITS = { totalMs: 1_500, firstWordMs: 400, stallMs: 300, retries: 0 }
/** The longest duration of any fault: the limits plus some time for a busy machine. */
const BOUND = 2_500

const MESSAGE = 'canary-words: how do I calm down before the bout?'

function request(over: Partial<AnswerRequest> = {}): AnswerRequest {
  return {
    system: 'You are the strategist.',
    messages: [
      { role: 'user', content: 'I fight on Saturday.' },
      { role: 'assistant', content: 'What worries you?' },
      { role: 'user', content: MESSAGE },
    ],
    signal: new AbortController().signal,
    ...over,
  }
}

interface Outcome {
  text: string
  parts: AnswerPart[]
  error: unknown
  ms: number
}

/** Reads like the consumer: text that arrived is kept after a failure. */
async function read(model: AnswerModel, asked = request()): Promise<Outcome> {
  const outcome: Outcome = { text: '', parts: [], error: undefined, ms: 0 }
  const begun = performance.now()
  try {
    for await (const part of model.answer(asked)) {
      outcome.parts.push(part)
      if (part.type === 'text') outcome.text += part.text
    }
  } catch (error) {
    outcome.error = error
  }
  outcome.ms = performance.now() - begun
  return outcome
}

let ai: Awaited<ReturnType<typeof startFaultyAi>>
let logged: ReturnType<typeof recordLog>
const printed: string[] = []
const rejections: unknown[] = []
const onRejection = (reason: unknown) => void rejections.push(reason)

beforeEach(async () => {
  ai = await startFaultyAi()
  logged = recordLog()
  printed.length = 0
  rejections.length = 0
  for (const method of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((...words) => void printed.push(words.join(' ')))
  vi.spyOn(process, 'emitWarning').mockImplementation((warning) => void printed.push(String(warning)))
  process.on('unhandledRejection', onRejection)
})

afterEach(async () => {
  await ai.close()
  await sleep(0)
  process.off('unhandledRejection', onRejection)
  vi.restoreAllMocks()
  expect(printed).toEqual([])
  expect(rejections).toEqual([])
})

function settingsOf(provider: AiProtocolName, over: Partial<ProviderSettings> = {}): ProviderSettings {
  const env = readEnv(ai.settings(provider))
  return { provider, model: env.AI_MODEL ?? '', baseUrl: env.AI_BASE_URL, apiKey: env.AI_API_KEY, ...over }
}

function create(provider: AiProtocolName, limits: Partial<typeof LIMITS> = {}): AnswerModel {
  return createProviderModel(settingsOf(provider), logged.log, { ...LIMITS, ...limits })
}

const END = { type: 'end', reason: 'complete', usage: GOOD_USAGE }

describe.each(PROVIDERS)('%s', (provider) => {
  it('streams the answer, and reports its end and usage', async () => {
    const { text, parts, error } = await read(create(provider))
    expect(error).toBeUndefined()
    expect(text).toBe(GOOD_CHUNKS.join(''))
    expect(parts.filter(({ type }) => type === 'text').length).toBeGreaterThan(1)
    expect(parts.at(-1)).toEqual(END)
    expect(logged.lines).toEqual([])
  })

  it('passes each chunk on as soon as it arrives', async () => {
    ai.order({ kind: 'answer', pauseMs: 100 })
    const arrivals: number[] = []
    for await (const { type } of create(provider).answer(request()))
      if (type === 'text') arrivals.push(performance.now())
    expect((arrivals.at(-1) ?? 0) - (arrivals[0] ?? 0)).toBeGreaterThan(200)
  })

  it('has a name, and sends its key only to the provider', async () => {
    const model = create(provider)
    expect(model).toMatchObject({ name: `${provider}:a-model` })
    await read(model)
    const { authorization, 'x-api-key': anthropic, 'x-goog-api-key': google } = ai.calls[0]?.headers ?? {}
    expect([authorization, anthropic, google].filter(Boolean).join()).toMatch(/^(Bearer )?canary-ai-key-76$/)
  })

  it('sends the instructions, the messages with their roles, and the token limit', async () => {
    await read(create(provider))
    expect(ai.calls).toMatchObject([{ protocol: provider, body: SENT[provider] }])
  })

  it('sends messages that begin with the member, and the greeting in the instructions', async () => {
    const messages: AnswerRequest['messages'] = [
      { role: 'assistant', content: 'Welcome, fighter.' },
      { role: 'user', content: 'One.' },
      { role: 'assistant', content: '  ' },
      { role: 'user', content: 'Two.' },
    ]
    await read(create(provider), request({ greeting: 'Our own greeting.', messages }))
    const body = ai.calls[0]?.body ?? {}
    const turns = (body.contents ?? body.messages) as { role: string }[]
    expect(turns.filter(({ role }) => role !== 'system')).toHaveLength(1)
    expect(turns.at(-1)).toMatchObject({ role: 'user' })
    expect(JSON.stringify(turns.at(-1))).toMatch(/One\.\\n\\nTwo\./)
    expect(JSON.stringify(body)).toContain('Our own greeting.')
    expect(JSON.stringify(body)).not.toContain('Welcome, fighter.')
  })

  it('distinguishes a truncated answer from a complete one', async () => {
    ai.order({ kind: 'answer', reason: 'length' })
    const { text, parts } = await read(create(provider))
    expect(text).toBe(GOOD_CHUNKS.join(''))
    expect(parts.at(-1)).toEqual({ ...END, reason: 'length' })
  })

  it('skips one unreadable chunk', async () => {
    ai.order({ kind: 'bad-chunk' })
    const { text, parts, error } = await read(create(provider))
    expect(error).toBeUndefined()
    expect(text).toBe(GOOD_CHUNKS.join(''))
    expect(parts.at(-1)).toEqual(END)
  })

  it('retries once after a short requested wait', async () => {
    ai.order({ kind: 'status', status: 429, retryAfter: '0' }, { kind: 'answer' })
    const { parts } = await read(create(provider, { retries: 1 }))
    expect(parts.at(-1)).toEqual(END)
    expect(ai.calls).toHaveLength(2)
  })

  it('does not wait when the requested wait is too long', async () => {
    ai.order({ kind: 'status', status: 429, retryAfter: '3600' })
    const { error, ms } = await read(create(provider, { retries: 1 }))
    expect(error).toMatchObject({ kind: 'too-many', begun: false })
    expect(ms).toBeLessThan(LIMITS.firstWordMs)
    expect(ai.calls).toHaveLength(1)
  })

  const faults: [string, AiBehaviour, FailureKind, { begun: boolean; says: RegExp }][] = [
    ['401', { kind: 'status', status: 401 }, 'key', { begun: false, says: /AI_API_KEY/ }],
    ['403', { kind: 'status', status: 403 }, 'key', { begun: false, says: /AI_API_KEY/ }],
    ['404', { kind: 'status', status: 404 }, 'broken', { begun: false, says: /AI_MODEL and AI_BASE_URL/ }],
    ['429', { kind: 'status', status: 429, retryAfter: '0' }, 'too-many', { begun: false, says: /limits/ }],
    [
      '429 for an hour',
      { kind: 'status', status: 429, retryAfter: '3600' },
      'too-many',
      { begun: false, says: /wait/ },
    ],
    ['500', { kind: 'status', status: 500 }, 'broken', { begun: false, says: /fault of its own/ }],
    ['no headers', { kind: 'hang' }, 'timeout', { begun: false, says: /no word/ }],
    ['headers and no word', { kind: 'mute' }, 'timeout', { begun: false, says: /no word/ }],
    ['a web page', { kind: 'html' }, 'broken', { begun: false, says: /AI_BASE_URL/ }],
    ['a cut before the headers', { kind: 'cut', before: 'headers' }, 'broken', { begun: false, says: /connection/ }],
    ['an empty answer', { kind: 'answer', chunks: [] }, 'broken', { begun: false, says: /empty/ }],
    [
      'nothing but thoughts',
      { kind: 'answer', chunks: [], reason: 'length' },
      'broken',
      { begun: false, says: /think/ },
    ],
    ['a standstill', { kind: 'stall' }, 'timeout', { begun: true, says: /standstill/ }],
    ['half an answer', { kind: 'ends-early' }, 'broken', { begun: true, says: /to the end/ }],
    ['an error amid the words', { kind: 'error-amid' }, 'broken', { begun: true, says: /to the end/ }],
    ['a cut', { kind: 'cut' }, 'broken', { begun: true, says: /connection/ }],
    ['its filter', { kind: 'answer', reason: 'filtered' }, 'broken', { begun: true, says: /filter/ }],
  ]

  describe.each(faults)('fails with %s', (_name, behaviour, kind, { begun, says }) => {
    it(`as ${kind}, in time, keeps the text so far, and logs it for the operator`, async () => {
      ai.order(behaviour)
      const { error, text, parts, ms } = await read(create(provider))
      expect(error).toBeInstanceOf(ModelFailure)
      expect(error).toMatchObject({ kind, begun })
      expect(parts.some(({ type }) => type === 'end')).toBe(false)
      if (begun) expect(text.startsWith(GOOD_CHUNKS[0] ?? '?')).toBe(true)
      else expect(text).toBe('')
      expect(ms).toBeLessThan(BOUND)
      expect(logged.lines).toHaveLength(1)
      expect(logged.lines[0]).toMatchObject({ model: `${provider}:a-model`, kind, msg: expect.stringMatching(says) })
      logged.log.error({ err: error }, 'as the consumer would log it')
      expect(logged.text()).not.toMatch(/canary/)
    })
  })

  it('fails rather than send its key to another address', async () => {
    const elsewhere = await startFaultyAi()
    ai.order({ kind: 'redirect', to: elsewhere.origin })
    const { error } = await read(create(provider))
    expect(error).toMatchObject({ kind: 'broken', message: expect.stringMatching(/AI_BASE_URL/) })
    expect(elsewhere.calls).toEqual([])
    await elsewhere.close()
  })

  it('fails when nothing listens at the address', async () => {
    const model = create(provider)
    await ai.close()
    const { error, ms } = await read(model)
    expect(error).toMatchObject({ kind: 'refused', begun: false })
    expect(ms).toBeLessThan(BOUND)
    expect(logged.lines).toMatchObject([
      { kind: 'refused', code: 'ECONNREFUSED', msg: expect.stringMatching(/AI_BASE_URL/) },
    ])
    ai = await startFaultyAi()
  })

  it('fails when a slow answer exceeds the total time, and closes the connection', async () => {
    ai.order({ kind: 'answer', chunks: Array(50).fill('one more '), pauseMs: 100 })
    const { error, text, ms } = await read(create(provider, { totalMs: 500 }))
    expect(error).toMatchObject({ kind: 'timeout', begun: true, message: expect.stringMatching(/AI_TIMEOUT_SECONDS/) })
    expect(text).toContain('one more one more')
    expect(ms).toBeLessThan(BOUND)
    await vi.waitFor(() => expect(ai.calls[0]?.left).toBe(true), soon)
  })

  it('does not count the time of a slow reader as silence', async () => {
    let text = ''
    for await (const part of create(provider, { stallMs: 100 }).answer(request())) {
      if (part.type === 'text') text += part.text
      await sleep(150)
    }
    expect(text).toBe(GOOD_CHUNKS.join(''))
  })

  describe('stopped by the member', () => {
    it('closes the connection at once without a failure', async () => {
      ai.order({ kind: 'stall' })
      const stop = new AbortController()
      const reason = new Error('stopped by the member')
      let text = ''
      const reading = (async () => {
        for await (const part of create(provider, { stallMs: 10_000 }).answer(request({ signal: stop.signal }))) {
          if (part.type === 'text') text += part.text
          stop.abort(reason)
        }
      })()
      await expect(reading).rejects.toBe(reason)
      expect(text).toBe(GOOD_CHUNKS[0])
      await vi.waitFor(() => expect(ai.calls[0]?.left).toBe(true), soon)
      expect(logged.lines).toEqual([])
    })

    it('closes the connection before the first chunk too', async () => {
      ai.order({ kind: 'hang' })
      const stop = new AbortController()
      const reading = read(create(provider, { firstWordMs: 10_000, totalMs: 10_000 }), request({ signal: stop.signal }))
      await vi.waitFor(() => expect(ai.calls).toHaveLength(1), soon)
      stop.abort()
      expect((await reading).error).toBe(stop.signal.reason)
      await vi.waitFor(() => expect(ai.calls[0]?.left).toBe(true), soon)
      expect(logged.lines).toEqual([])
    })

    it('makes no request when stopped before the call', async () => {
      const { error } = await read(create(provider), request({ signal: AbortSignal.abort() }))
      expect(error).not.toBeInstanceOf(ModelFailure)
      expect(ai.calls).toEqual([])
    })
  })

  it('closes the connection when its reader stops', async () => {
    ai.order({ kind: 'stall' })
    for await (const _part of create(provider, { stallMs: 10_000 }).answer(request())) break
    await vi.waitFor(() => expect(ai.calls[0]?.left).toBe(true), soon)
    expect(logged.lines).toEqual([])
  })
})

const SENT: Record<AiProtocolName, object> = {
  'openai-compatible': {
    model: 'a-model',
    stream: true,
    stream_options: { include_usage: true },
    max_tokens: 900,
    messages: [
      { role: 'system', content: 'You are the strategist.' },
      { role: 'user', content: 'I fight on Saturday.' },
      { role: 'assistant', content: 'What worries you?' },
      { role: 'user', content: MESSAGE },
    ],
  },
  anthropic: {
    model: 'a-model',
    stream: true,
    max_tokens: 900,
    system: [{ type: 'text', text: 'You are the strategist.' }],
    messages: [
      { role: 'user', content: [{ type: 'text', text: 'I fight on Saturday.' }] },
      { role: 'assistant', content: [{ type: 'text', text: 'What worries you?' }] },
      { role: 'user', content: [{ type: 'text', text: MESSAGE }] },
    ],
  },
  google: {
    generationConfig: { maxOutputTokens: 900 },
    systemInstruction: { parts: [{ text: 'You are the strategist.' }] },
    contents: [
      { role: 'user', parts: [{ text: 'I fight on Saturday.' }] },
      { role: 'model', parts: [{ text: 'What worries you?' }] },
      { role: 'user', parts: [{ text: MESSAGE }] },
    ],
  },
}

describe('one provider is enough to show that', () => {
  it('a server that fails once is asked again', async () => {
    ai.order({ kind: 'status', status: 500 }, { kind: 'answer' })
    const { parts } = await read(create('openai-compatible', { retries: 1, firstWordMs: 8_000, totalMs: 9_000 }))
    expect(parts.at(-1)).toEqual(END)
    expect(ai.calls).toHaveLength(2)
  })

  it('a 400 of Google can mean a wrong key', async () => {
    ai.order({ kind: 'status', status: 400 })
    expect((await read(create('google'))).error).toMatchObject({ kind: 'key' })
  })

  it('thinking is switched off for Google’s thinking models', async () => {
    const model = createProviderModel(settingsOf('google', { model: 'gemini-2.5-flash' }), logged.log, LIMITS)
    expect((await read(model)).parts.at(-1)).toEqual(END)
    expect(ai.calls[0]?.body).toMatchObject({ generationConfig: { thinkingConfig: { thinkingBudget: 0 } } })
    await read(create('google'))
    expect(JSON.stringify(ai.calls[1]?.body)).not.toContain('thinking')
  })

  it('a local model works without a key', async () => {
    const model = createProviderModel(settingsOf('openai-compatible', { apiKey: undefined }), logged.log, LIMITS)
    expect((await read(model)).parts.at(-1)).toEqual(END)
    expect(ai.calls[0]?.headers).not.toHaveProperty('authorization')
  })

  it('environment variables of the provider packages are ignored', async () => {
    vi.stubEnv('ANTHROPIC_API_KEY', 'another-key')
    vi.stubEnv('ANTHROPIC_BASE_URL', 'http://127.0.0.1:1')
    try {
      expect((await read(create('anthropic'))).parts.at(-1)).toEqual(END)
      expect(ai.calls[0]?.headers['x-api-key']).toBe('canary-ai-key-76')
    } finally {
      vi.unstubAllEnvs()
    }
  })
})
