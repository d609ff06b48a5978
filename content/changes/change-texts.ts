import type { Language } from '#contract/language.ts'
import type { Change } from './changes.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }

/** What a talk is about, as far as it matters here: the groups of matters. */
type Group = 'mind' | 'technique' | 'body' | 'time' | 'work' | 'business' | 'life'
/** What is to be done differently: whatever the talk is about, and where it is about something in particular. */
type ChangeText = { readonly any: string } & { readonly [G in Group]?: string }

const WRITTEN: Record<Language, Readonly<Record<Exclude<Change, 'none'>, ChangeText>>> = { en, pt, es }

/** What changes in what to do when something is different from what was told. */
export function changeText(change: Exclude<Change, 'none'>, group: Group | undefined, language: Language): string {
  const texts = WRITTEN[language][change]
  return (group && texts[group]) ?? texts.any
}
