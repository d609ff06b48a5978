import type { Language } from '#contract/language.ts'
import { importWithRetries } from '#web/router/import-with-retries.ts'
import type { TextTree } from './translate.ts'

type Loaders<Module> = Record<string, () => Promise<Module>>
type LanguageTexts = {
  texts: { common: TextTree; errors: TextTree }
  /** One chunk for each feature. */
  features: Loaders<{ texts: TextTree }>
}

/**
 * The shared texts of each language, with the addresses of that language's other texts: the addresses of all languages
 * would be two kilobytes more on every page.
 */
const languages: Record<Language, () => Promise<LanguageTexts>> = {
  en: () => import('./text-files-en.ts'),
  pt: () => import('./text-files-pt.ts'),
  es: () => import('./text-files-es.ts'),
}

/** Retried while it fails. */
export async function readTexts(language: Language, namespace: string): Promise<TextTree> {
  const { texts, features } = await loadChunk(languages, language)
  if (namespace === 'common' || namespace === 'errors') return texts[namespace]
  return (await loadChunk(features, `../features/${namespace}/texts/${language}.ts`)).texts
}

const limited = limitConcurrency(10)
const loaders = new Map<string, () => Promise<unknown>>()

/** At most ten chunks load at once. */
export function loadChunk<Module>(modules: Loaders<Module>, path: string): Promise<Module> {
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
