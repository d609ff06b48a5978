import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#contract/language.ts'

/** The models in `weights` of a folder, one a language. Each is read at first use and kept; that takes about a tenth of a second. */
export function storedWeights<Model>(
  folder: string,
  decode: (file: Uint8Array) => Model,
): (language: Language) => Model {
  const models = new Map<Language, Model>()
  return (language) => {
    const known = models.get(language)
    if (known) return known
    const model = decode(readFileSync(join(folder, 'weights', `${language}.bin`)))
    models.set(language, model)
    return model
  }
}
