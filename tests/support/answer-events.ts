import type { AnswerEvent } from '#contract/chat.ts'
import type { ApiBrowser } from './api-browser.ts'
import type { TestApp } from './app.ts'

export interface AnswerReader {
  status: number
  headers: Headers
  /** The events so far, oldest first. */
  events: AnswerEvent[]
  /** The text of the answer so far, as a page shows it. */
  text(): string
  /** Resolves with the last event when the stream has ended. */
  ended: Promise<Extract<AnswerEvent, { type: 'ended' }>>
  /** Closes the connection, like a closed tab. */
  leave(): Promise<void>
}

/** Asks a question and reads the stream of the answer. */
export async function readAnswer(
  { app, services }: Pick<TestApp, 'app' | 'services'>,
  { cookies }: Pick<ApiBrowser, 'cookies'>,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<AnswerReader> {
  const response = await app.request(services.baseUrl + path, {
    method,
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      origin: services.baseUrl,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!response.headers.get('content-type')?.startsWith('text/event-stream') || !response.body)
    throw new Error(`no stream: ${response.status} ${await response.text()}`)
  const events: AnswerEvent[] = []
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  const ended = (async () => {
    let text = ''
    for (let { done, value = '' } = await reader.read(); !done; { done, value = '' } = await reader.read()) {
      const blocks = (text + value).split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks)
        if (block.startsWith('data: ')) events.push(JSON.parse(block.slice('data: '.length)) as AnswerEvent)
    }
    const last = events.at(-1)
    if (last?.type !== 'ended') throw new Error(`the stream ended with ${JSON.stringify(last)}`)
    return last
  })()
  // After `leave` nobody awaits this promise, so its rejection is ignored.
  ended.catch(() => {})
  return {
    status: response.status,
    headers: response.headers,
    events,
    text: () => events.map((event) => (event.type === 'text' || event.type === 'begun' ? event.text : '')).join(''),
    ended,
    leave: () => reader.cancel(),
  }
}
