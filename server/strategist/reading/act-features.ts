import type { Language } from '#contract/language.ts'
import { ACT_CUES } from './act-cues.ts'
import { ACT_PHRASES } from './act-phrases.ts'
import { fold, words } from './fold.ts'
import { FOLLOW_UP_PHRASES } from './follow-up-phrases.ts'
import { tellsOfDeed } from './past-deeds.ts'

/** A feature and its weight among the others. */
export type ActFeatures = ReadonlyMap<string, number>

/** Marks are few and tell much; words are many, and share one weight. */
const MARK = 0.7
const LENGTHS = [1, 2, 4, 7, 11, 16, 25]
const OPENING = 3
const WORD_OR_SIGN = /\p{L}+(?:'\p{L}+)*|\p{N}+|[?!]/gu
const SIGNS: ReadonlySet<string> = new Set(['?', '!'])
const NUMBER = '#'
/** Folding hides it, and it tells what was done from what is to be done: "llamé", "caí", "logró". */
const ACCENTED_END = /\p{L}[éíó](?!\p{L})/iu

/** Which phrases are heard: a phrase is right more often than a word, but not always. */
function phrasesHeard(message: string, text: string, language: Language): string[] {
  const bare = text.replace(FOLLOW_UP_PHRASES[language].filler, '')
  const heard = (phrases: Readonly<Record<string, RegExp>>) =>
    Object.entries(phrases).flatMap(([name, way]) =>
      way.test(name === 'request' || name === 'newMatter' ? bare : text) ? [`phrase:${name}`] : [],
    )
  const { contrary: _, ...own } = ACT_PHRASES[language]
  const { filler: __, ...following } = FOLLOW_UP_PHRASES[language]
  const skipped = words(text).length - words(bare).length
  return [...heard(own), ...heard(following), ...(tellsOfDeed(message, language, skipped) ? ['deed'] : [])]
}

function cuesHeard(text: string, opening: string, language: Language): string[] {
  return Object.entries(ACT_CUES[language]).flatMap(([name, cue]) => [
    ...(cue.test(text) ? [`cue:${name}`] : []),
    ...(cue.test(opening) ? [`opens:${name}`] : []),
  ])
}

/** What of a message tells its act: its words and pairs of words, what stands first and last, signs, cues, phrases. */
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
    ...cuesHeard(text, spoken.slice(0, OPENING).join(' '), language),
    ...phrasesHeard(message, text, language),
  ]
  const share = 1 / Math.sqrt(said.size || 1)
  return new Map([
    ...[...said].map((word) => [`word:${word}`, share] as const),
    ...marks.map((mark) => [mark, MARK] as const),
  ])
}
