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
const POSTS = 5
const MOST_MEGABYTES = 600
const MOST_MS = 2_000
const GIVE_UP_MS = 60_000

type Running = Awaited<ReturnType<typeof startFreshServer>>

/** An open page with its stream of events. */
interface Page {
  cookie: string
  address: string
  onEvents(text: string): void
}

/** As many open pages of one space as one process must carry. A new post comes with its event. */
export async function measure(): Promise<Figure[]> {
  const server = await startFreshServer({ LOG_LEVEL: 'error', TRUSTED_PROXY: '127.0.0.1' })
  const streams = new Agent({ maxSockets: PAGES })
  let memory = 0
  const watch = setInterval(async () => {
    memory = Math.max(memory, await residentMegabytes(server.process.pid))
  }, 500)
  try {
    const pages = (await addMembers(server)).map((cookie, number) => ({
      cookie,
      address: `10.1.${number >> 8}.${number & 255}`,
      onEvents() {},
    }))
    for (let from = 0; from < PAGES; from += OPENING_AT_ONCE)
      await Promise.all(pages.slice(from, from + OPENING_AT_ONCE).map((page) => openPage(server, streams, page)))
    const times: number[] = []
    for (let round = 0; round < POSTS; round++) {
      const body = `Three rounds on the bag, ${round}`
      const before = performance.now()
      const received = pages.map((page) => nextPost(page, body))
      await writePost(server, pages[round], body)
      times.push(Math.max(...(await Promise.all(received))) - before)
    }
    return [
      {
        what: `${PAGES.toLocaleString('en')} open pages in one process`,
        measured: `${memory.toFixed(0)} MB`,
        against: 'resident memory of the server at its highest',
        target: `under ${MOST_MEGABYTES} MB`,
        reached: memory < MOST_MEGABYTES,
      },
      {
        what: 'The last of these pages has a new post',
        measured: `${median(times).toFixed(0)} ms after it was sent`,
        against: `median of ${POSTS} posts, ${Math.max(...times).toFixed(0)} ms at most`,
        target: `within ${MOST_MS} ms`,
        reached: median(times) <= MOST_MS,
      },
    ]
  } finally {
    clearInterval(watch)
    streams.destroy()
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
      response.setEncoding('utf8')
      response.on('data', (text: string) => page.onEvents(text))
      // The bench closes its connections at the end.
      response.on('error', () => {})
      resolve()
    })
    opening.on('error', reject)
    opening.end()
  })
}

/** The moment when the page has the post. */
function nextPost(page: Page, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('a page never got the post')), GIVE_UP_MS)
    page.onEvents = (text) => {
      if (!text.includes('post-added') || !text.includes(body)) return
      clearTimeout(timer)
      resolve(performance.now())
    }
  })
}

async function writePost({ url }: Running, page: Page | undefined, body: string): Promise<void> {
  const response = await fetch(`${url}/api/spaces/kings/posts`, {
    method: 'POST',
    headers: { cookie: page?.cookie ?? '', origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ key: randomUUID(), body, pictures: [] }),
  })
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
}
