import { describe, expect, it } from 'vitest'
import type { AnswerEvent } from '#contract/chat.ts'
import { ApiError } from '#web/api/api-error.ts'
import type { OpenStream } from '#web/api/stream.ts'
import { readAnswer } from './answer-stream.ts'

const quota = { limit: 20, used: 1, resets_at: '2026-11-16T00:00:00.000Z' }
const begun = { type: 'begun', conversation_id: 'c1', question_id: 'q1', answer_id: 'a1', text: '', quota }
const ended = { type: 'ended', answer: { id: 'a1' }, quota }

/** A connection that sends these events, then ends or breaks. */
function connection(events: object[], broken = false): OpenStream {
  return async function* () {
    for (const event of events) yield JSON.stringify(event)
    if (broken) throw new TypeError('network error')
  }
}

/** A connection that fails to open. */
function refusing(refusal: ApiError): OpenStream {
  // biome-ignore lint/correctness/useYield: it fails before there is anything to read
  return async function* () {
    throw refusal
  }
}

async function read(open: OpenStream, ...following: OpenStream[]) {
  const events: string[] = []
  const waits: number[] = []
  const asked: string[] = []
  const { signal } = new AbortController()
  const reading = readAnswer({
    open,
    follow(conversation_id) {
      asked.push(conversation_id)
      return following.shift() ?? connection([ended])
    },
    onEvent: (event: AnswerEvent) => events.push(event.type === 'text' ? event.text : event.type),
    onLost: () => events.push('lost'),
    wait: async (seconds) => void waits.push(seconds),
    signal,
  })
  const outcome = await reading.then(
    () => 'read',
    (error: unknown) => error,
  )
  return { outcome, events, waits, asked }
}

describe('an answer', () => {
  it('is read to its end', async () => {
    const events = [begun, { type: 'text', text: 'olá, ' }, { type: 'text', text: 'você' }, ended]
    expect(await read(connection(events))).toMatchObject({
      outcome: 'read',
      events: ['begun', 'olá, ', 'você', 'ended'],
    })
  })

  it('is followed again after 1, 2, 5, 10 and 10 seconds when the connection breaks, without sending the question again', async () => {
    const unreachable = refusing(new ApiError('server.unavailable', { status: 0 }))
    const { outcome, waits, asked } = await read(
      connection([begun], true),
      unreachable,
      unreachable,
      unreachable,
      unreachable,
      connection([{ ...begun, text: 'so far' }, ended]),
    )
    expect(outcome).toBe('read')
    expect(waits).toEqual([1, 2, 5, 10, 10])
    expect(asked).toEqual(Array(5).fill('c1'))
  })

  it('is followed again when the stream ends without an end event', async () => {
    const { events } = await read(connection([begun]), connection([begun, ended]))
    expect(events).toEqual(['begun', 'lost', 'begun', 'ended'])
  })

  it('fails with an error when it never began', async () => {
    const refusal = new ApiError('chat.quota-used-up', { status: 429 })
    const refused = await read(refusing(refusal))
    expect(refused).toMatchObject({ outcome: refusal, asked: [] })
    const silent = await read(connection([]))
    expect(silent).toMatchObject({ outcome: expect.any(ApiError), asked: [] })
  })

  it('is not followed again once the server answers that it does not exist', async () => {
    const gone = new ApiError('not-found', { status: 404 })
    const { outcome, asked } = await read(connection([begun], true), refusing(gone))
    expect(outcome).toBe(gone)
    expect(asked).toEqual(['c1'])
  })
})
