import { Agent, type IncomingMessage, request as sendRequest } from 'node:http'
import type { AnswerEvent } from '#contract/chat.ts'
import { askStrategist, followAnswer } from '#contract/conversations.ts'
import type { Endpoint, Input } from '#contract/endpoint.ts'

export interface WireAnswerReader {
  status: number
  /** The events so far, oldest first. */
  events: AnswerEvent[]
  /** The text of the answer so far, as a page shows it. */
  text(): string
  /** Resolves when the first text has arrived, or when the stream has ended without any. */
  firstWords: Promise<void>
  /** Resolves when the connection has ended, with the last event of the answer, or undefined if it broke off. */
  ended: Promise<Extract<AnswerEvent, { type: 'ended' }> | undefined>
}

interface Where {
  port: number
  cookie: string
  headers?: Record<string, string>
}

/** Asks a question and reads the stream of the answer over a real socket. Fails if no status arrives. */
export function askOverWire(where: Where, input: Input<typeof askStrategist>): Promise<WireAnswerReader> {
  return readAnswer(where, askStrategist, askStrategist.path, JSON.stringify(input))
}

/** Follows the newest answer of a conversation from its current text. */
export function followOverWire(where: Where, conversation_id: string): Promise<WireAnswerReader> {
  return readAnswer(where, followAnswer, followAnswer.path.replace(':id', conversation_id))
}

function readAnswer(
  { port, cookie, headers = {} }: Where,
  { method }: Endpoint,
  path: string,
  body?: string,
): Promise<WireAnswerReader> {
  const own = { cookie, accept: 'text/event-stream', origin: `http://127.0.0.1:${port}`, ...headers }
  const typed =
    body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    const request = sendRequest(
      // A separate connection: the stream keeps it until it ends.
      { agent: new Agent(), host: '127.0.0.1', port, method, path, headers: { ...own, ...typed } },
      (response) => resolve(readerOf(response)),
    )
    request.on('error', reject)
    request.end(body)
  })
}

function readerOf(response: IncomingMessage): WireAnswerReader {
  const events: AnswerEvent[] = []
  const words = Promise.withResolvers<void>()
  let unread = ''
  response.setEncoding('utf8')
  response.on('data', (chunk: string) => {
    const blocks = (unread + chunk).split('\n\n')
    unread = blocks.pop() ?? ''
    for (const block of blocks) {
      if (!block.startsWith('data: ')) continue
      const event = JSON.parse(block.slice('data: '.length)) as AnswerEvent
      events.push(event)
      if ('text' in event && event.text !== '') words.resolve()
    }
  })
  const ended = new Promise<Awaited<WireAnswerReader['ended']>>((resolve) => {
    const tell = () => {
      words.resolve()
      resolve(events.find((event) => event.type === 'ended'))
    }
    response.on('end', tell)
    response.on('close', tell)
    // The connection broke off before the last event.
    response.on('error', tell)
  })
  return {
    status: response.statusCode ?? 0,
    events,
    text: () => events.map((event) => (event.type === 'text' || event.type === 'begun' ? event.text : '')).join(''),
    firstWords: words.promise,
    ended,
  }
}
