import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { isTest, sourceFiles } from '../source/source-files.ts'
import type { TextSet } from './compare-texts.ts'

/** Lists of what a technique is called, each as long as it is: nobody reads them, the search does. */
const SYNONYMS = 'content/techniques/'

/** Every set of texts in the project: a folder with one file per language, or content with the languages side by side. */
export async function findTextSets(root: string): Promise<TextSet[]> {
  const files = (await sourceFiles(root, ['web', 'server', 'content'], /\.ts$/)).filter(
    (file) => !isTest(file) && !file.startsWith(SYNONYMS),
  )
  const folders = new Map<string, TextSet>()
  const sets: TextSet[] = []
  for (const file of files) {
    const language = LANGUAGES.find((one) => file.endsWith(`/${one}.ts`))
    if (!language && !file.startsWith('content/')) continue
    const exported = Object.entries((await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>)
    if (!language) sets.push(...exported.flatMap(([name, value]) => sideBySide(value, `${file} ${name}`)))
    else {
      const set = folders.get(dirname(file)) ?? { name: dirname(file), texts: {} }
      folders.set(dirname(file), { ...set, texts: { ...set.texts, [language]: onlyExport(file, exported) } })
    }
  }
  return [...folders.values(), ...sets]
}

function onlyExport(file: string, exported: [string, unknown][]): unknown {
  const [only, another] = exported.filter(([, value]) => typeof value === 'object' && value !== null)
  if (!only || another) throw new Error(`${file} must export one object, its texts`)
  return only[1]
}

function sideBySide(value: unknown, name: string): TextSet[] {
  if (typeof value !== 'object' || value === null) return []
  const keys = Object.keys(value)
  if (keys.length > 0 && keys.every(isLanguage)) return [{ name, texts: value }]
  return Object.entries(value).flatMap(([key, inner]) => sideBySide(inner, `${name}.${key}`))
}

function isLanguage(key: string): key is Language {
  return LANGUAGES.some((language) => language === key)
}
