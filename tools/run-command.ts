import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'

export type CommandResult = { passed: boolean; output: string; stdout: string }
export type CommandOptions = { cwd: string; limitMs?: number; env?: NodeJS.ProcessEnv }

const stopTimeoutMs = 8_000
const running = new Set<ChildProcess>()
let stopped = false

// The tools write into a pipe and cannot see whether we print to a terminal; some write colours anyway.
const coloured = process.stdout.isTTY && !process.env.NO_COLOR
const plain = (text: string) => (coloured ? text : stripVTControlCharacters(text))

/** Runs a Node program to its end. It passes with exit code 0 within the time limit; its output is kept either way. */
export async function runNode(script: string, args: string[], options: CommandOptions): Promise<CommandResult> {
  const { cwd, limitMs = 120_000, env = process.env } = options
  // After a stop signal no further step may start: nothing would stop it.
  if (stopped) return { passed: false, output: 'stopped', stdout: '' }
  // The program gets its own process group, so that its child processes can be stopped with it.
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: { ...env, ...(coloured ? { FORCE_COLOR: '1' } : {}) },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let output = ''
  let stdout = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
    output += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  let tooSlow = false
  const limit = setTimeout(() => {
    tooSlow = true
    void stop(child)
  }, limitMs)
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  clearTimeout(limit)
  running.delete(child)
  if (tooSlow) output += `\nstopped: it took longer than ${limitMs / 1000} s\n`
  else if (signal) output += `\nended by ${signal}\n`
  return { passed: code === 0 && !tooSlow, output: plain(output), stdout: plain(stdout) }
}

/** Stops every program that is still running, after Ctrl-C or a stop signal. */
export async function stopRunning(): Promise<void> {
  stopped = true
  await Promise.all([...running].map(stop))
}

// SIGTERM first, so that test databases and servers shut down cleanly; SIGKILL after a grace period.
async function stop(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close')
  signalGroup(child, 'SIGINT')
  await Promise.race([closed, wait(stopTimeoutMs)])
  signalGroup(child, 'SIGKILL')
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch (error) {
    const gone = error instanceof Error && 'code' in error && error.code === 'ESRCH'
    if (!gone) throw error
  }
}
