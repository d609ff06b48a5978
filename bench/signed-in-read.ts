import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { startEmbedded } from '#server/db/embedded/launcher.ts'
import { DEMO_PASSWORD, startFreshServer } from '#tests/support/server.ts'
import { type Figure, median } from './figures.ts'

const CONNECTIONS = 64
const ROUNDS = 3
const SECONDS = 5

/** Kiai and a bare handler take turns on one database, so that other load on the machine affects both equally. */
export async function measure(): Promise<Figure[]> {
  const server = await startFreshServer({ LOG_LEVEL: 'warn' })
  const database = await startEmbedded({ dataDir: server.dataDir })
  const secret = (await readFile(join(server.dataDir, 'session-secret'), 'utf8')).trim()
  const bare = fork(new URL('./bare-server.ts', import.meta.url), [JSON.stringify(database.connection), secret])
  try {
    const [port] = (await once(bare, 'message')) as [number]
    const cookie = await signIn(server.url)
    const bareUrl = `http://127.0.0.1:${port}`
    return [
      await compare('The session', `${server.url}/api/session`, `${bareUrl}/session`, cookie),
      await compare('The dashboard', `${server.url}/api/dashboard`, `${bareUrl}/dashboard`, cookie),
    ]
  } finally {
    bare.kill()
    await database.stop()
    await server.close()
  }
}

async function compare(what: string, ourUrl: string, bareUrl: string, cookie: string): Promise<Figure> {
  const ours: number[] = []
  const bare: number[] = []
  await requestsPerSecond(ourUrl, cookie)
  await requestsPerSecond(bareUrl, cookie)
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await requestsPerSecond(ourUrl, cookie))
    bare.push(await requestsPerSecond(bareUrl, cookie))
  }
  const ratio = median(ours) / median(bare)
  return {
    what: `${what}, signed in, ${CONNECTIONS} connections`,
    measured: `${ratio.toFixed(2)} of the bare handler`,
    against: `${median(ours).toFixed(0)} and ${median(bare).toFixed(0)} requests/s in one run`,
    target: 'at least 0.60',
    reached: ratio >= 0.6,
  }
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/accounts/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: 'member@kiai.example', password: DEMO_PASSWORD }),
  })
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0]
  if (!cookie) throw new Error(`the demo member could not sign in: ${response.status} ${await response.text()}`)
  return cookie
}

async function requestsPerSecond(url: string, cookie: string): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers: { cookie } })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`)
  return result.requests.average
}
