import type { Language } from '#contract/language.ts'
import { ACT_CUES } from './act-cues.ts'
import { ACT_PHRASES } from './act-phrases.ts'
import { fold, words } from './fold.ts'
import { FOLLOW_UP_PHRASES } from './follow-up-phrases.ts'
import { reportsOwnAction } from './past-actions.ts'

/** A feature and its weight among the others. */
export type ActFeatures = ReadonlyMap<string, number>

/** Marks are few and significant; words are many and share one weight. */
const MARK = 0.7
const LENGTHS = [1, 2, 4, 7, 11, 16, 25]
const OPENING = 3
const WORD_OR_SIGN = /\p{L}+(?:'\p{L}+)*|\p{N}+|[?!]/gu
const SIGNS: ReadonlySet<string> = new Set(['?', '!'])
const NUMBER = '#'
/** Folding removes the accent that distinguishes the past from the present: "llamé", "caí", "logró". */
const ACCENTED_END = /\p{L}[éíó](?!\p{L})/iu

/** The phrases in the message: more reliable than single words, but not always right. */
function phraseFeatures(message: string, text: string, language: Language): string[] {
  const bare = text.replace(FOLLOW_UP_PHRASES[language].filler, '')
  const heard = (phrases: Readonly<Record<string, RegExp>>) =>
    Object.entries(phrases).flatMap(([name, way]) =>
      way.test(name === 'request' || name === 'newMatter' ? bare : text) ? [`phrase:${name}`] : [],
    )
  const { contrary: _, ...own } = ACT_PHRASES[language]
  const { filler: __, ...following } = FOLLOW_UP_PHRASES[language]
  const skipped = words(text).length - words(bare).length
  return [...heard(own), ...heard(following), ...(reportsOwnAction(message, language, skipped) ? ['own-action'] : [])]
}

function cueFeatures(text: string, opening: string, language: Language): string[] {
  return Object.entries(ACT_CUES[language]).flatMap(([name, cue]) => [
    ...(cue.test(text) ? [`cue:${name}`] : []),
    ...(cue.test(opening) ? [`opens:${name}`] : []),
  ])
}

/** The features of a message: words and pairs of words, the first and last ones, signs, cues, phrases. */
export function actFeatures(message: string, language: Language): ActFeatures {
  const text = fold(message)
  const parts = (text.match(WORD_OR_SIGN) ?? []).map((part) => (/^\p{N}/u.test(part) ? NUMBER : part))
  const spoken = parts.filter((part) => !SIGNS.has(part))
  const said = new Set(spoken.flatMap((word, index) => [word, `${spoken[index - 1] ?? '^'} ${word}`]))
  const marks = [
    'any',
    `first:${spoken[0]}`,
    `last:${parts.at(-1)}`,
    `length:${LENGTHS.findLastIndex((length) => spoken.length >= length)}`,
    ...[...SIGNS, NUMBER].filter((sign) => parts.includes(sign)).map((sign) => `has:${sign}`),
    ...(ACCENTED_END.test(message.normalize('NFC')) ? ['accented-end'] : []),
    ...cueFeatures(text, spoken.slice(0, OPENING).join(' '), language),
    ...phraseFeatures(message, text, language),
  ]
  const share = 1 / Math.sqrt(said.size || 1)
  return new Map([
    ...[...said].map((word) => [`word:${word}`, share] as const),
    ...marks.map((mark) => [mark, MARK] as const),
  ])
}
