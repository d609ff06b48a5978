import type { FlatNamespace, TFunction } from 'i18next'
import { use } from 'react'
import type { Language } from '#contract/language.ts'
import { useLanguage } from './language.ts'
import { textsArriving, textsOf } from './text-store.ts'
import { type TextValues, translate } from './translate.ts'

type Namespaces = FlatNamespace | readonly FlatNamespace[]

/** As react-i18next's hook of that name, of which we need only this: docs/decisions/016-texts-are-read-by-our-own-hook.md */
export function useTranslation<const Wanted extends Namespaces = 'common'>(
  wanted?: Wanted,
): { t: TFunction<Wanted>; i18n: { language: Language } } {
  const language = useLanguage()
  const given: Namespaces = wanted ?? 'common'
  const namespaces = typeof given === 'string' ? [given] : given
  // Also for those that are there: React draws a part again with the hooks it had when it began to wait.
  for (const namespace of namespaces) use(textsArriving(language, namespace))
  return { t: translatorFor<Wanted>(language, namespaces[0]), i18n: { language } }
}

const translators = new Map<string, unknown>()

/** The same function each time, so that what depends on it is not drawn or begun again. */
export function translatorFor<Wanted extends Namespaces>(
  language: Language,
  namespace: FlatNamespace = 'common',
): TFunction<Wanted> {
  const name = `${language}/${namespace}`
  const translator =
    translators.get(name) ??
    ((key: string, values?: TextValues) => {
      const [path = key, elsewhere] = key.split(':', 2).reverse()
      return translate(textsOf(language, elsewhere ?? namespace) ?? {}, language, path, values)
    })
  translators.set(name, translator)
  return translator as TFunction<Wanted>
}
