import { importWithRetries } from '#web/navigation/import-with-retries.ts'
import { limitConcurrency } from './limit-concurrency.ts'
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
