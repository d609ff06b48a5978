import { LANGUAGES, type Language } from '#contract/language.ts'

/** A page holds a lock of this name, with the entry of its build, as long as it is open. */
export const RUNNING = 'kiai.running '

/** What a page tells the worker. */
export type PageMessage =
  /** A signed-in member is reading: what they can read without a connection is fetched in advance. */
  | { type: 'reading'; language: Language; savesData: boolean }
  /** A call has changed something. */
  | { type: 'written'; path: string }
  /** The member accepted the new version. */
  | { type: 'take-over' }
  /** For a worker that waits: the entry of the build that this page was loaded with. */
  | { type: 'running'; entry: string }

/** What the worker tells a page. */
export type WorkerMessage =
  | { type: 'storage-full' }
  | { type: 'open'; path: string }
  /** The worker that waits is of another build than the page. */
  | { type: 'newer-version' }

export function readPageMessage(data: unknown): PageMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined
  if (data.type === 'take-over') return { type: 'take-over' }
  if (data.type === 'running' && 'entry' in data && typeof data.entry === 'string')
    return { type: 'running', entry: data.entry }
  if (data.type === 'written' && 'path' in data && typeof data.path === 'string')
    return { type: 'written', path: data.path }
  if (data.type !== 'reading' || !('language' in data) || !('savesData' in data)) return undefined
  const language = LANGUAGES.find((known) => known === data.language)
  return language && { type: 'reading', language, savesData: data.savesData === true }
}

export function readWorkerMessage(data: unknown): WorkerMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined
  if (data.type === 'storage-full') return { type: 'storage-full' }
  if (data.type === 'newer-version') return { type: 'newer-version' }
  if (data.type === 'open' && 'path' in data && typeof data.path === 'string') return { type: 'open', path: data.path }
  return undefined
}
