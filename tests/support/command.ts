import { type ChildProcess, spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { PoolConfig } from 'pg'

const RUN_SCRIPT = fileURLToPath(new URL('../../server/run.mjs', import.meta.url))

export interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

/** Starts one of our commands as a separate process in a folder without .env, with only these settings. */
export function startCommand(words: string[], settings: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, [RUN_SCRIPT, ...words], {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH, ...settings },
  })
  const said = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream]?.on('data', (chunk: Buffer) => {
      said[stream] += chunk
    })
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, ...said })))
  return { child, said, ended }
}

export function runCommand(words: string[], settings: Record<string, string>): Promise<Ended> {
  return startCommand(words, settings).ended
}

/** The connection as an operator writes it in DATABASE_URL. */
export function databaseUrl({ host, port, user, password, database }: PoolConfig): string {
  const who = password ? `${user}:${encodeURIComponent(String(password))}` : user
  return `postgres://${who}@localhost:${port ?? 5432}/${database}?host=${encodeURIComponent(host ?? 'localhost')}`
}
