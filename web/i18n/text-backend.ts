import type { BackendModule, ResourceKey } from 'i18next'
import { importAgain } from '#web/api/import-again.ts'

/** One chunk for each feature and language, and one for the texts all of them share. */
const featureTexts = import.meta.glob<{ texts: ResourceKey }>(['../features/*/texts/*.ts', '!../features/landing/**'])
const sharedTexts = import.meta.glob<{ texts: { common: ResourceKey; errors: ResourceKey } }>('./texts/*.ts')

export const textBackend: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init() {},
  read(language, namespace, callback) {
    readTexts(language, namespace).then(
      (texts) => callback(null, texts),
      // `true` asks for another try: a chunk that did not arrive may arrive later.
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), true),
    )
  },
}

async function readTexts(language: string, namespace: string): Promise<ResourceKey> {
  if (namespace === 'common' || namespace === 'errors') {
    return (await load(sharedTexts, `./texts/${language}.ts`)).texts[namespace]
  }
  return (await load(featureTexts, `../features/${namespace}/texts/${language}.ts`)).texts
}

const loaders = new Map<string, () => Promise<unknown>>()

function load<Module>(modules: Record<string, () => Promise<Module>>, path: string): Promise<Module> {
  const chunk = modules[path]
  if (!chunk) throw new Error(`No texts at ${path}`)
  const loader = loaders.get(path) ?? importAgain(chunk)
  loaders.set(path, loader)
  return loader() as Promise<Module>
}
