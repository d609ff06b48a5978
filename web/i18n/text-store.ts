import type { Language } from '#contract/language.ts'
import { readTexts } from './text-files.ts'
import type { TextTree } from './translate.ts'

/** React reads the status: what is there is drawn at once, without a moment of waiting. */
type Arriving = Promise<void> & { status?: 'fulfilled' }
type Asked = { arriving: Arriving; texts?: TextTree; failed?: true }

const asked = new Map<string, Asked>()
const namespaces = new Set<string>()

/** All that were ever asked for, in whichever language: what a page in another one will need. */
export function askedNamespaces(): readonly string[] {
  return [...namespaces]
}

export function textsOf(language: Language, namespace: string): TextTree | undefined {
  return asked.get(`${language}/${namespace}`)?.texts
}

/** Resolves when they are there. What did not arrive when it was asked for before is asked for again. */
export async function loadTextsIn(language: Language, wanted: readonly string[]): Promise<void> {
  await Promise.all(
    wanted.map((namespace) => {
      const before = asked.get(`${language}/${namespace}`)
      return before && !before.failed ? before.arriving : ask(language, namespace)
    }),
  )
}

/** For a part that is being drawn: the same promise each time, also when it has failed, or it would wait for ever. */
export function textsArriving(language: Language, namespace: string): Promise<void> {
  return asked.get(`${language}/${namespace}`)?.arriving ?? ask(language, namespace)
}

/** Those that did not arrive are asked for again by whatever is drawn next. */
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
