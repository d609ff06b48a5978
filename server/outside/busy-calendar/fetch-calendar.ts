import type { IncomingMessage } from 'node:http'
import { askPublicHost, type Network, NotPublic, publicUrl } from '../public-internet/ask-public-host.ts'
import { BusyFailure } from './busy-failure.ts'

const MOST_BYTES = 1024 * 1024
const MOST_REDIRECTS = 3
const REDIRECTS = [301, 302, 303, 307, 308]
const TYPES = ['text/calendar', 'text/plain']

const HEADERS = { accept: 'text/calendar, text/plain;q=0.5', 'accept-encoding': 'identity' }

/**
 * Reads the text behind an address that a coach gave us, on the public internet alone; every redirect is checked again. All
 * of it takes ten seconds and a megabyte at most.
 */
export async function fetchCalendar(address: string, timeoutMs: number, network?: Network): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    let url = publicUrl(address)
    for (let redirects = 0; ; redirects++) {
      const response = await askPublicHost(url, { method: 'GET', headers: HEADERS, signal, network })
      const next = response.headers.location
      if (!REDIRECTS.includes(response.statusCode ?? 0) || next === undefined) return await readText(response)
      response.destroy()
      if (redirects === MOST_REDIRECTS) throw new BusyFailure('unreachable', 'it leads on and on')
      url = publicUrl(URL.canParse(next, url) ? new URL(next, url).href : next)
    }
  } catch (error) {
    if (error instanceof BusyFailure) throw error
    if (error instanceof NotPublic) throw new BusyFailure('refused', error.message, error)
    if (signal.aborted) throw new BusyFailure('too-slow', 'the calendar takes too long', error)
    throw new BusyFailure('unreachable', 'the calendar does not answer', error)
  }
}

async function readText(response: IncomingMessage): Promise<string> {
  try {
    assertIsCalendar(response)
    const parts: Buffer[] = []
    let bytes = 0
    for await (const part of response as AsyncIterable<Buffer>) {
      bytes += part.byteLength
      if (bytes > MOST_BYTES) throw new BusyFailure('too-large', 'the calendar is larger than a megabyte')
      parts.push(part)
    }
    return Buffer.concat(parts).toString('utf8')
  } finally {
    response.destroy()
  }
}

function assertIsCalendar({ statusCode, headers }: IncomingMessage): void {
  if (statusCode !== 200) throw new BusyFailure('unreachable', `it answered ${statusCode}`)
  if (Number(headers['content-length'] ?? 0) > MOST_BYTES)
    throw new BusyFailure('too-large', 'the calendar is larger than a megabyte')
  const [type = ''] = (headers['content-type'] ?? '').split(';')
  // We ask for it as it is: what is compressed all the same could unfold without end.
  const encoding = headers['content-encoding'] ?? 'identity'
  if (!TYPES.includes(type.trim().toLowerCase()) || encoding !== 'identity')
    throw new BusyFailure('not-a-calendar', `it answered with ${type} (${encoding})`)
}
