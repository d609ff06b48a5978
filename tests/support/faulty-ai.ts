import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { AI_PROTOCOLS, type AiProtocol, type AiProtocolName, type AnsweredUsage } from './ai-protocols.ts'

export type AiBehaviour =
  /** Answers completely, up to its limit, or until its filter stops it; waits before each chunk except the first. */
  | {
      kind: 'answer'
      /** The text itself, or made of the request. */
      chunks?: string[] | ((request: string) => string[])
      reason?: 'complete' | 'length' | 'filtered'
      pauseMs?: number
      /** The second chunk is sent after this promise. */
      goOn?: Promise<void>
    }
  /** Answers with this status and repeats the key and the question, like real services. */
  | { kind: 'status'; status: number; retryAfter?: string }
  /** Redirects to the same path at another address. */
  | { kind: 'redirect'; to: string }
  /** Accepts the request and sends nothing, not even headers. */
  | { kind: 'hang' }
  /** Sends the headers and no body. */
  | { kind: 'mute' }
  /** Sends the first chunk and then nothing more. */
  | { kind: 'stall' }
  /** Ends the stream after the first chunk without an error. */
  | { kind: 'ends-early' }
  /** Sends an error event after the first chunk. */
  | { kind: 'error-amid' }
  /** Answers with status 200 and a web page. */
  | { kind: 'html' }
  /** Sends invalid JSON between two good chunks. */
  | { kind: 'bad-chunk' }
  /** Repeats the same bytes until the client disconnects or 40 MB are sent. */
  | { kind: 'endless'; text: string; status?: number; headers?: Record<string, string> }
  /** Closes the connection after the first chunk, or before the headers. */
  | { kind: 'cut'; before?: 'headers' }

export interface AiCall {
  protocol: AiProtocolName
  path: string
  headers: IncomingHttpHeaders
  body: Record<string, unknown>
  /** The client disconnected before the answer was complete. */
  left: boolean
}

export const GOOD_CHUNKS = ['Breathe **out** ', 'for six ', 'seconds, então ', 'vá.']
export const GOOD_USAGE: AnsweredUsage = { input_tokens: 57, output_tokens: 11 }

/** A fake AI provider on loopback that speaks all three protocols; a test chooses its faults. */
export async function startFaultyAi() {
  const calls: AiCall[] = []
  let orders: AiBehaviour[] = []

  const server = createServer((request, response) => {
    // Several faults make the client disconnect in the middle, so these errors are expected.
    take(request, response).catch(() => response.destroy())
  })

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? ''
    const found = Object.entries(AI_PROTOCOLS).find(([, { recognises }]) => recognises(path))
    if (!found) return void response.writeHead(404).end()
    const [name, protocol] = found as [AiProtocolName, AiProtocol]
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    const text = Buffer.concat(pieces).toString()
    const call: AiCall = { protocol: name, path, headers: request.headers, body: JSON.parse(text), left: false }
    calls.push(call)
    response.on('close', () => {
      call.left = !response.writableFinished
    })
    const order = (orders.length > 1 ? orders.shift() : orders[0]) ?? { kind: 'answer' }
    const credentials = [request.headers.authorization, request.headers['x-api-key'], request.headers['x-goog-api-key']]
    await behave(response, protocol, order, `${credentials.join(' ')} ${text}`)
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo

  const origin = `http://127.0.0.1:${port}`

  return {
    origin,
    /** The requests so far, oldest first. */
    calls,
    /** Sets one behaviour for each of the next requests; the last one stays. */
    order(...next: AiBehaviour[]) {
      orders = next
    },
    /** The settings that make Kiai use this server. */
    settings: (protocol: AiProtocolName) => ({
      AI_PROVIDER: protocol,
      AI_BASE_URL: `${origin}${AI_PROTOCOLS[protocol].basePath}`,
      AI_MODEL: 'a-model',
      AI_API_KEY: 'canary-ai-key-76',
    }),
    /** After this the port refuses connections. */
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
    },
  }
}

async function behave(
  response: ServerResponse,
  protocol: AiProtocol,
  order: AiBehaviour,
  repeated: string,
): Promise<void> {
  if (order.kind === 'hang') return
  if (order.kind === 'cut' && order.before) return void response.destroy()
  if (order.kind === 'redirect')
    return void response.writeHead(307, { location: `${order.to}${response.req.url}` }).end()
  if (order.kind === 'html')
    return void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>')
  if (order.kind === 'status') {
    const wait = order.retryAfter === undefined ? {} : { 'retry-after': order.retryAfter }
    const body = JSON.stringify(protocol.error(order.status, repeated))
    return void response.writeHead(order.status, { 'content-type': 'application/json', ...wait }).end(body)
  }
  if (order.kind === 'endless') return await sendEndlessly(response, order)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  if (order.kind === 'mute') return
  const chunks = (order.kind === 'answer' ? order.chunks : undefined) ?? GOOD_CHUNKS
  const [first = '', ...rest] = typeof chunks === 'function' ? chunks(repeated) : chunks
  const begin = [...protocol.begin(GOOD_USAGE), ...(first ? [protocol.text(first)] : [])]
  await new Promise<void>((sent) => response.write(begin.join(''), () => sent()))
  if (order.kind === 'stall') return
  if (order.kind === 'ends-early') return void response.end()
  if (order.kind === 'error-amid') return void response.end(protocol.errorAmid())
  if (order.kind === 'cut') {
    // The client must have read the first chunk before the connection closes.
    await sleep(50)
    return void response.destroy()
  }
  if (order.kind === 'bad-chunk') response.write(protocol.unreadable())
  const { pauseMs = 0, reason = 'complete', goOn } = order.kind === 'answer' ? order : {}
  await goOn
  for (const chunk of rest) {
    if (pauseMs > 0) await sleep(pauseMs)
    response.write(protocol.text(chunk))
  }
  response.end(protocol.end(reason, GOOD_USAGE).join(''))
}

const MAX_BYTES_SENT = 40_000_000

async function sendEndlessly(
  response: ServerResponse,
  { text, status = 200, headers = {} }: Extract<AiBehaviour, { kind: 'endless' }>,
): Promise<void> {
  response.writeHead(status, { 'content-type': 'text/event-stream', ...headers })
  response.flushHeaders()
  const gone = new Promise<void>((resolve) => response.once('close', () => resolve()))
  for (let bytes = 0; bytes < MAX_BYTES_SENT && text !== '' && !response.closed; bytes += text.length)
    if (!response.write(text))
      await Promise.race([gone, new Promise<void>((resolve) => response.once('drain', () => resolve()))])
  if (text === '') await gone
  else response.end()
}
