import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const START_TIMEOUT_MS = 60_000

export const DEMO_PASSWORD = 'open-mat-evening'

export interface RunningServer {
  url: string
  process: ChildProcess
  /** Everything it has printed so far. */
  output(): string
  /** Stops it with SIGTERM and returns its exit code. */
  stop(): Promise<number | null>
}

/** Starts Kiai like `npm start`, in a separate process on a free port. */
export async function startServer(options: {
  dataDir: string
  settings?: Record<string, string>
}): Promise<RunningServer> {
  const child = spawn(process.execPath, await startArguments(), {
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

/** The arguments after `node` in the start script of package.json. */
async function startArguments(): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } }
  return scripts.start.split(' ').slice(1)
}

async function waitForAddress(child: ChildProcess, output: () => string): Promise<string> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    const url = /KIAI is ready at (\S+)/.exec(output())?.[1]
    if (url) return url
    if (child.exitCode !== null) throw new Error(`Kiai stopped at once (${child.exitCode}):\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  child.kill('SIGKILL')
  throw new Error(`Kiai was not ready within ${START_TIMEOUT_MS / 1000} s:\n${output()}`)
}

/** A server with a new data directory, which is removed when it is closed. */
export async function startFreshServer(settings: Record<string, string> = {}) {
  return await startTemporaryServer(await mkdtemp(join(tmpdir(), 'kiai-server-')), settings)
}

/** A server on an existing data directory, which is also removed when it is closed. */
export async function startTemporaryServer(dataDir: string, settings: Record<string, string>) {
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
