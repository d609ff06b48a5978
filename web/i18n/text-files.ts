import { importWithRetries } from '#web/router/import-with-retries.ts'
import type { TextTree } from './translate.ts'

/** One chunk for each feature and language, and one for the shared texts of each language. */
const featureTexts = import.meta.glob<{ texts: TextTree }>(['../features/*/texts/*.ts', '!../features/landing/**'])
const sharedTexts = import.meta.glob<{ texts: { common: TextTree; errors: TextTree } }>('./texts/*.ts')

/** Retried while it fails. */
export async function readTexts(language: string, namespace: string): Promise<TextTree> {
  if (namespace === 'common' || namespace === 'errors') {
    return (await loadChunk(sharedTexts, `./texts/${language}.ts`)).texts[namespace]
  }
  return (await loadChunk(featureTexts, `../features/${namespace}/texts/${language}.ts`)).texts
}

const limited = limitConcurrency(10)
const loaders = new Map<string, () => Promise<unknown>>()

/** At most ten chunks load at once. */
export function loadChunk<Module>(modules: Record<string, () => Promise<Module>>, path: string): Promise<Module> {
  const chunk = modules[path]
  if (!chunk) throw new Error(`No texts at ${path}`)
  const loader = loaders.get(path) ?? importWithRetries(chunk)
  loaders.set(path, loader)
  return limited(loader) as Promise<Module>
}

/** Returns a function that runs at most `limit` of the calls given to it at once; the others wait. */
export function limitConcurrency(limit: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(call: () => Promise<Result>): Promise<Result> => {
    if (running === limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await call()
    } finally {
      // The place goes to the next waiting call directly, so that a new call cannot overtake it.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
