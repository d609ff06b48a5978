import { importPatiently } from '#web/navigation/import-patiently.ts'
import { atMost } from './at-most.ts'
import type { TextTree } from './translate.ts'

/** One chunk for each feature and language, and one for the texts all of them share. */
const featureTexts = import.meta.glob<{ texts: TextTree }>(['../features/*/texts/*.ts', '!../features/landing/**'])
const sharedTexts = import.meta.glob<{ texts: { common: TextTree; errors: TextTree } }>('./texts/*.ts')

/** Asked for again by itself while it does not arrive. */
export async function readTexts(language: string, namespace: string): Promise<TextTree> {
  if (namespace === 'common' || namespace === 'errors') {
    return (await loadChunk(sharedTexts, `./texts/${language}.ts`)).texts[namespace]
  }
  return (await loadChunk(featureTexts, `../features/${namespace}/texts/${language}.ts`)).texts
}

const inTurn = atMost(10)
const loaders = new Map<string, () => Promise<unknown>>()

/** No more than ten of all that are asked for are under way at once. */
export function loadChunk<Module>(modules: Record<string, () => Promise<Module>>, path: string): Promise<Module> {
  const chunk = modules[path]
  if (!chunk) throw new Error(`No texts at ${path}`)
  const loader = loaders.get(path) ?? importPatiently(chunk)
  loaders.set(path, loader)
  return inTurn(loader) as Promise<Module>
}
