import { performance } from 'node:perf_hooks'

/** When the first words and the end of an answer arrive, in milliseconds after the message was sent. */
export interface StreamTimes {
  first: number
  end: number
}

interface Asker {
  url: string
  cookie: string
  /** Each asker has another address, because the number of requests per address is limited. */
  address: string
}

/** The first words. With an instant provider they may already be in the first event of the stream. */
const WORDS = /"text":"[^"]/
const PROVIDED_WORDS = /"content":"[^"]/

export async function timeAnswer({ url, cookie, address }: Asker): Promise<StreamTimes> {
  const since = performance.now()
  const response = await fetch(`${url}/api/war-room-ai`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      origin: url,
      cookie,
      'x-forwarded-for': address,
    },
    body: JSON.stringify({ message: 'How do I stay calm?', template: 'fight', language: 'en' }),
  })
  return await timesOf(response, WORDS, since)
}

/** The same answer, straight from the provider. */
export async function timeProvider(url: string): Promise<StreamTimes> {
  const since = performance.now()
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'a-model', stream: true, messages: [{ role: 'user', content: 'How?' }] }),
  })
  return await timesOf(response, PROVIDED_WORDS, since)
}

async function timesOf(response: Response, firstWords: RegExp, since: number): Promise<StreamTimes> {
  if (!response.ok || !response.body) throw new Error(`no answer: ${response.status} ${await response.text()}`)
  let first: number | undefined
  let seen = ''
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    if (first !== undefined) continue
    seen += piece
    if (firstWords.test(seen)) first = performance.now() - since
  }
  if (first === undefined) throw new Error(`an answer without words: ${seen}`)
  return { first, end: performance.now() - since }
}
