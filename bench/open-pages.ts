import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { Client } from 'pg'
import { startEmbedded } from '#server/db/embedded/launcher.ts'
import { startFreshServer } from '#tests/support/server.ts'
import { type Figure, median } from './figures.ts'
import { addSpaceMembers } from './members.ts'
import { residentMegabytes } from './resident-memory.ts'

const PAGES = 5_000
const OPENING_AT_ONCE = 50
const PROXY_CONNECTIONS = 200
const POSTS = 5
const MOST_MEGABYTES = 600
const MOST_MS = 2_000
const GIVE_UP_MS = 60_000

type Running = Awaited<ReturnType<typeof startFreshServer>>

/** An open page with its stream of events. */
interface Page {
  cookie: string
  address: string
  /** Called when it hears of a change in a space. */
  onNews(): void
}

/** As many open pages of one space as one process must carry. Every page asks for the new post, as the real one does. */
export async function measure(): Promise<Figure[]> {
  const server = await startFreshServer({ LOG_LEVEL: 'error', TRUSTED_PROXY: '127.0.0.1' })
  const streams = new Agent({ maxSockets: PAGES })
  // As from a proxy, which has fewer connections than there are pages.
  const agent = new Agent({ maxSockets: PROXY_CONNECTIONS })
  let memory = 0
  const watch = setInterval(async () => {
    memory = Math.max(memory, await residentMegabytes(server.process.pid))
  }, 500)
  try {
    const pages = (await addMembers(server)).map((cookie, number) => ({
      cookie,
      address: `10.1.${number >> 8}.${number & 255}`,
      onNews() {},
    }))
    for (let from = 0; from < PAGES; from += OPENING_AT_ONCE)
      await Promise.all(pages.slice(from, from + OPENING_AT_ONCE).map((page) => openPage(server, streams, page)))
    const [heard, shown]: [number[], number[]] = [[], []]
    for (let round = 0; round < POSTS; round++) {
      const [writer] = pages.slice(round)
      if (!writer) throw new Error('there is no page')
      const since = new Date().toISOString()
      const before = performance.now()
      const asked = pages.map(async (page) => {
        const heardAt = await nextNews(page)
        const path = `/api/spaces/kings/posts?after=${encodeURIComponent(since)}`
        const news = await send(server, agent, page, { path })
        if (!news.includes('"body"')) throw new Error('a page asked for the post and did not get it')
        return { heard: heardAt - before, shown: performance.now() - before }
      })
      await send(server, agent, writer, {
        path: '/api/spaces/kings/posts',
        body: { key: randomUUID(), body: 'Three rounds on the bag', pictures: [] },
      })
      const times = await Promise.all(asked)
      heard.push(Math.max(...times.map((time) => time.heard)))
      shown.push(Math.max(...times.map((time) => time.shown)))
    }
    return [
      {
        what: `${PAGES.toLocaleString('en')} open pages in one process`,
        measured: `${memory.toFixed(0)} MB`,
        against: 'resident memory of the server at its highest',
        target: `under ${MOST_MEGABYTES} MB`,
        reached: memory < MOST_MEGABYTES,
      },
      slowest('The last page hears of a post', heard),
      slowest('The last page has the post', shown),
    ]
  } finally {
    clearInterval(watch)
    streams.destroy()
    agent.destroy()
    await server.close()
  }
}

async function addMembers({ dataDir, url }: Running): Promise<string[]> {
  const database = await startEmbedded({ dataDir })
  const client = new Client(database.connection)
  await client.connect()
  try {
    const secret = (await readFile(join(dataDir, 'session-secret'), 'utf8')).trim()
    return await addSpaceMembers(client, { url, secret, count: PAGES })
  } finally {
    await client.end()
    await database.stop()
  }
}

/** Resolves when the stream is open. */
function openPage({ url }: Running, agent: Agent, page: Page): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { cookie: page.cookie, 'x-forwarded-for': page.address }
    const opening = request(`${url}/api/events`, { agent, headers }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`a stream was refused: ${response.statusCode}`))
      response.on('data', (chunk: Buffer) => {
        if (chunk.includes('space-changed')) page.onNews()
      })
      // The bench closes its connections at the end.
      response.on('error', () => {})
      resolve()
    })
    opening.on('error', reject)
    opening.end()
  })
}

/** The moment when the page hears of the next change. */
function nextNews(page: Page): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('a page never heard of the post')), GIVE_UP_MS)
    page.onNews = () => {
      clearTimeout(timer)
      resolve(performance.now())
    }
  })
}

type Sent = { path: string; body?: object }

function send({ url }: Running, agent: Agent, page: Page, { path, body }: Sent): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      cookie: page.cookie,
      'x-forwarded-for': page.address,
      origin: url,
      'content-type': 'application/json',
    }
    const asking = request(`${url}${path}`, { agent, method: body ? 'POST' : 'GET', headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => (text += chunk))
      response.on('end', () => {
        if (response.statusCode === 200 || response.statusCode === 201) resolve(text)
        else reject(new Error(`${path}: ${response.statusCode} ${text}`))
      })
    })
    asking.on('error', reject)
    asking.end(body ? JSON.stringify(body) : undefined)
  })
}

function slowest(what: string, times: readonly number[]): Figure {
  const middle = median(times)
  return {
    what,
    measured: `${middle.toFixed(0)} ms`,
    against: `median of ${POSTS} posts, ${Math.max(...times).toFixed(0)} ms at most`,
    target: `within ${MOST_MS} ms`,
    reached: middle <= MOST_MS,
  }
}
