import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AnswerEvent } from '#contract/chat.ts'
import type { Member } from '#server/http/member.ts'
import { recordLog } from '#tests/support/http.ts'
import { streamAnswer } from './stream-answer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const SPOKEN: AnswerEvent = { type: 'text', text: 'Breathe.\n\nOut.' }

/** Yields one event and then waits until the reader is gone. */
async function* sayAndWait(signal: AbortSignal): AsyncGenerator<AnswerEvent> {
  yield SPOKEN
  await new Promise((resolve) => signal.addEventListener('abort', resolve))
}

/** A reader with a valid session. */
function reader(log = recordLog().log) {
  return {
    log,
    events: { follow: async () => ({ alsoFollow() {}, stop() {} }) },
    user_id: randomUUID(),
    request: new Request('http://localhost'),
    readMember: async () => ({}) as Member,
  }
}

async function read(stream: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  return new TextDecoder().decode((await stream.read()).value)
}

describe('the stream of an answer', () => {
  test('has each event as one line of data, and a heartbeat every 15 seconds', async () => {
    const stream = streamAnswer(sayAndWait, reader()).getReader()
    expect(await read(stream)).toBe(`data: ${JSON.stringify(SPOKEN)}\n\n`)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await read(stream)).toBe(': heartbeat\n\n')
    await stream.cancel()
  })

  test('stops completely when its reader is gone', async () => {
    let gone: AbortSignal | undefined
    const stream = streamAnswer((signal) => {
      gone = signal
      return sayAndWait(signal)
    }, reader())
    expect(gone?.aborted).toBe(false)
    await stream.cancel()
    expect(gone?.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('ends with the session of its reader', async () => {
    let member: Member | null = {} as Member
    const stream = streamAnswer(sayAndWait, { ...reader(), readMember: async () => member }).getReader()
    await read(stream)
    member = null
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await read(stream)).toBe(': heartbeat\n\n')
    expect(await stream.read()).toEqual({ done: true, value: undefined })
    expect(vi.getTimerCount()).toBe(0)
  })

  test('ends after a failure, which is logged', async () => {
    const { log, lines } = recordLog()
    const broken = streamAnswer(async function* () {
      yield SPOKEN
      throw new Error('the database is away')
    }, reader(log))
    const stream = broken.getReader()
    await read(stream)
    expect(await stream.read()).toEqual({ done: true, value: undefined })
    expect(lines).toMatchObject([{ msg: 'the stream of an answer broke off' }])
  })
})
