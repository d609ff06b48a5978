import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const START_PATIENCE_MS = 60_000

export const DEMO_PASSWORD = 'open-mat-evening'

export interface RunningServer {
  url: string
  process: ChildProcess
  /** All it has printed so far. */
  output(): string
  /** Asks it to stop, as an operator would, and answers its exit code. */
  stop(): Promise<number | null>
}

/** Kiai as `npm start` runs it, in a process of its own on a free port. */
export async function startServer(options: {
  dataDir: string
  settings?: Record<string, string>
}): Promise<RunningServer> {
  const child = spawn(process.execPath, await startWords(), {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR: options.dataDir, DEMO_PASSWORD, ...options.settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const url = await waitForAddress(child, () => output)
  return {
    url,
    process: child,
    output: () => output,
    async stop() {
      if (child.exitCode !== null) return child.exitCode
      child.kill('SIGTERM')
      const [code] = await once(child, 'exit')
      return code as number | null
    },
  }
}

/** What stands after `node` in the script of package.json. */
async function startWords(): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } }
  return scripts.start.split(' ').slice(1)
}

async function waitForAddress(child: ChildProcess, output: () => string): Promise<string> {
  const deadline = Date.now() + START_PATIENCE_MS
  while (Date.now() < deadline) {
    const url = /KIAI is ready at (\S+)/.exec(output())?.[1]
    if (url) return url
    if (child.exitCode !== null) throw new Error(`Kiai stopped at once (${child.exitCode}):\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  child.kill('SIGKILL')
  throw new Error(`Kiai was not ready within ${START_PATIENCE_MS / 1000} s:\n${output()}`)
}

/** A server on data of its own, gone without a trace when closed. */
export async function startFreshServer(settings: Record<string, string> = {}) {
  return await startPassingServer(await mkdtemp(join(tmpdir(), 'kiai-server-')), settings)
}

/** The same on data that is there already. */
export async function startPassingServer(dataDir: string, settings: Record<string, string>) {
  const server = await startServer({ dataDir, settings })
  return {
    ...server,
    dataDir,
    async close() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
