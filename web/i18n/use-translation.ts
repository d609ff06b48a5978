import type { FlatNamespace, TFunction } from 'i18next'
import { use } from 'react'
import type { Language } from '#contract/language.ts'
import { useLanguage } from './language.ts'
import { textsArriving, textsOf } from './text-store.ts'
import { type TextValues, translate } from './translate.ts'

type Namespaces = FlatNamespace | readonly FlatNamespace[]

/** The part of react-i18next's hook that we need: docs/decisions/016-texts-are-read-by-our-own-hook.md */
export function useTranslation<const Wanted extends Namespaces = 'common'>(
  wanted?: Wanted,
): { t: TFunction<Wanted>; i18n: { language: Language } } {
  const language = useLanguage()
  const given: Namespaces = wanted ?? 'common'
  const namespaces = typeof given === 'string' ? [given] : given
  // Also for loaded texts: after suspending, React requires the same hooks in the same order.
  for (const namespace of namespaces) use(textsArriving(language, namespace))
  return { t: translatorFor<Wanted>(language, namespaces[0]), i18n: { language } }
}

const translators = new Map<string, unknown>()

/** The same function each time, so that effects and memos that depend on it do not run again. */
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
