import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AnswerEvent } from '#contract/chat.ts'
import { recordLog } from '#tests/support/http.ts'
import { answerStream } from './answer-stream.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const SPOKEN: AnswerEvent = { type: 'text', text: 'Breathe.\n\nOut.' }

/** Says something and then nothing until the reader is gone. */
async function* sayAndWait(signal: AbortSignal): AsyncGenerator<AnswerEvent> {
  yield SPOKEN
  await new Promise((resolve) => signal.addEventListener('abort', resolve))
}

async function read(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  return new TextDecoder().decode((await reader.read()).value)
}

describe('the stream of an answer', () => {
  test('gives each event as one line of data, and a sign of life every 15 seconds', async () => {
    const reader = answerStream(sayAndWait, recordLog().log).getReader()
    expect(await read(reader)).toBe(`data: ${JSON.stringify(SPOKEN)}\n\n`)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await read(reader)).toBe(': heartbeat\n\n')
    await reader.cancel()
  })

  test('tells when its reader is gone, and leaves nothing running', async () => {
    let gone: AbortSignal | undefined
    const stream = answerStream((signal) => {
      gone = signal
      return sayAndWait(signal)
    }, recordLog().log)
    expect(gone?.aborted).toBe(false)
    await stream.cancel()
    expect(gone?.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('that breaks off ends, and the operator is told', async () => {
    const { log, lines } = recordLog()
    const stream = answerStream(async function* () {
      yield SPOKEN
      throw new Error('the database is away')
    }, log)
    const reader = stream.getReader()
    await read(reader)
    expect(await reader.read()).toEqual({ done: true, value: undefined })
    expect(lines).toMatchObject([{ msg: 'the stream of an answer broke off' }])
  })
})
