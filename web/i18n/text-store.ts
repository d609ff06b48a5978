import type { Language } from '#contract/language.ts'
import { readTexts } from './text-files.ts'
import type { TextTree } from './translate.ts'

/** React reads the status: a fulfilled promise does not suspend. */
type Arriving = Promise<void> & { status?: 'fulfilled' }
type Asked = { arriving: Arriving; texts?: TextTree; failed?: true }

const asked = new Map<string, Asked>()
const namespaces = new Set<string>()

/** All namespaces requested so far, in any language: a change of language has to load them. */
export function askedNamespaces(): readonly string[] {
  return [...namespaces]
}

export function textsOf(language: Language, namespace: string): TextTree | undefined {
  return asked.get(`${language}/${namespace}`)?.texts
}

/** Resolves when the texts are loaded. Texts that failed before are loaded again. */
export async function loadTextsIn(language: Language, wanted: readonly string[]): Promise<void> {
  await Promise.all(
    wanted.map((namespace) => {
      const before = asked.get(`${language}/${namespace}`)
      return before && !before.failed ? before.arriving : ask(language, namespace)
    }),
  )
}

/** For a component that renders: the same promise each time, also a failed one, or it would suspend for ever. */
export function textsArriving(language: Language, namespace: string): Promise<void> {
  return asked.get(`${language}/${namespace}`)?.arriving ?? ask(language, namespace)
}

/** Texts that failed to load are loaded again at the next render. */
export function forgetFailedTexts(): void {
  for (const [name, { failed }] of asked) if (failed) asked.delete(name)
}

function ask(language: Language, namespace: string): Promise<void> {
  const arriving: Arriving = readTexts(language, namespace).then(
    (texts) => {
      entry.texts = texts
      arriving.status = 'fulfilled'
    },
    (error: unknown) => {
      entry.failed = true
      throw error
    },
  )
  const entry: Asked = { arriving }
  namespaces.add(namespace)
  asked.set(`${language}/${namespace}`, entry)
  return arriving
}
