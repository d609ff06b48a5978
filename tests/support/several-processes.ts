import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSession } from '#contract/session.ts'
import { databaseUrl } from './command.ts'
import { createTestDatabase } from './database.ts'
import { startFaultyAi } from './faulty-ai.ts'
import { INSTALLED } from './installed-settings.ts'
import { manyMembers, type SignedInMember } from './many-members.ts'
import { freePort } from './ports.ts'
import { LARGE_QUOTA } from './retrying-writers.ts'
import { startRoundRobin } from './round-robin.ts'
import { type RunningServer, startServer } from './server.ts'
import { startSmtpServer } from './smtp.ts'
import { createWireClient } from './wire-client.ts'

const SECRET = 'a secret of several, of 32 letters!!'

export type SeveralProcesses = Awaited<ReturnType<typeof startSeveralProcesses>>

/** Several servers on one database behind one proxy; they share an AI provider and a mail server. */
export async function startSeveralProcesses(count: number) {
  const database = await createTestDatabase()
  const smtp = await startSmtpServer()
  const proxy = await startRoundRobin()
  const ai = await startFaultyAi()
  const folder = await mkdtemp(join(tmpdir(), 'kiai-several-'))
  const ports: number[] = []
  const servers: RunningServer[] = []
  for (let started = 0; started < count; started++) {
    const port = await freePort()
    const settings = {
      ...INSTALLED,
      ...LARGE_QUOTA,
      ...ai.settings('openai-compatible'),
      PORT: String(port),
      DATABASE_URL: databaseUrl(database.connection),
      SESSION_SECRET: SECRET,
      BASE_URL: proxy.origin,
      TRUSTED_PROXY: '127.0.0.1',
      SMTP_URL: smtp.url,
    }
    ports.push(port)
    servers.push(await startServer({ dataDir: folder, settings }))
  }
  proxy.use(ports)

  function newMembers(members: number): Promise<SignedInMember[]> {
    return manyMembers(database.pool, { count: members, secret: SECRET, baseUrl: proxy.origin })
  }

  /** Addresses one of the processes directly, without the proxy. */
  function at(process: number, cookie = '') {
    return { port: ports[process] ?? 0, cookie, headers: { origin: proxy.origin } }
  }

  function clientOf(process: number, cookie?: string) {
    const { port, headers } = at(process)
    return createWireClient(port, cookie, headers)
  }

  return {
    database,
    smtp,
    proxy,
    ai,
    ports,
    servers,
    newMembers,
    at,
    clientOf,
    async oneMember(): Promise<SignedInMember> {
      const [member] = await newMembers(1)
      if (!member) throw new Error('nobody was made')
      return member
    },
    /** The user that each process finds for this cookie. */
    async sessionsEverywhere(cookie: string): Promise<(string | undefined)[]> {
      return await Promise.all(
        ports.map(async (_, process) => {
          const { body } = await clientOf(process, cookie).call(readSession, {})
          return body.session?.user.id
        }),
      )
    },
    async close() {
      for (const { process: child, stop } of servers) if (child.signalCode === null) await stop()
      await proxy.close()
      await ai.close()
      await smtp.close()
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
