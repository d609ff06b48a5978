import type { Language } from '#contract/language.ts'
import { foldCharacter, fractionAfter } from './fold.ts'
import { keepLast } from './keep-last.ts'
import { respell } from './spelling.ts'

/** A longer text is read only up to here, which is enough to state a problem. */
const MOST_READ = 4000

/** A member's text, folded for matching, with positions in the original spelling. */
export interface MemberText {
  original: string
  /** Keeps line breaks, because they end a clause. */
  folded: string
  /** The position in the original for each folded character and for the end. */
  starts: number[]
}

function foldText(original: string): MemberText {
  let folded = ''
  const starts: number[] = []
  let position = 0
  // Tracked separately, because reading the end of `folded` would flatten the string each time.
  let last = ''
  for (const character of original.slice(0, MOST_READ)) {
    let part = fractionAfter(character, last) ?? foldCharacter(character)
    if (part === '\n' || part === ' ' || /^\s$/.test(part)) {
      part = character === '\n' ? '\n' : ' '
      if (last === '\n' || (last === ' ' && part === ' ')) part = ''
    }
    if (part !== '') last = part.at(-1) ?? ''
    for (let index = 0; index < part.length; index++) starts.push(position)
    folded += part
    position += character.length
  }
  starts.push(position)
  return { original, folded, starts }
}

const KEPT: Record<Language, (original: string) => MemberText> = {
  en: keepLast((original) => correctWords(original, 'en')),
  pt: keepLast((original) => correctWords(original, 'pt')),
  es: keepLast((original) => correctWords(original, 'es')),
}

/** Folded, with important words corrected; text that is cut out keeps the original spelling. */
export const memberText = (original: string, language: Language): MemberText => KEPT[language](original)

function correctWords(original: string, language: Language): MemberText {
  const text = foldText(original)
  let folded = ''
  const starts: number[] = []
  let done = 0
  for (const match of text.folded.matchAll(/[a-z]+/g)) {
    const meant = respell(match[0], language)
    if (meant === match[0]) continue
    folded += text.folded.slice(done, match.index) + meant
    for (let index = done; index < match.index; index++) starts.push(text.starts[index] ?? 0)
    for (let index = 0; index < meant.length; index++)
      starts.push(text.starts[match.index + Math.min(index, match[0].length - 1)] ?? 0)
    done = match.index + match[0].length
  }
  if (done === 0) return text
  return { original, folded: folded + text.folded.slice(done), starts: [...starts, ...text.starts.slice(done)] }
}

/** The original spelling of a part of the folded text. */
export function cut(text: MemberText, start: number, end: number): string {
  return text.original.slice(text.starts[start], text.starts[end]).trim()
}

const PUNCTUATION = String.raw`[!?;()"“”\n]|\.\.\.|[.,:](?!\d)| - |--`
// A new subject starts a new clause, even without a comma.
const NEW_THOUGHT: Record<Language, string> = {
  en: String.raw`\b(?:but|because|cause|cuz|although|though|however|so (?:i|that)|and (?:i|i'm|im|i've|i'll|my|the|it|he|she|they|we|this|that|now|then|every|always|never|still)|then i|which|while i|when i|if i)\b`,
  pt: String.raw`\b(?:mas|porem|porque|pq|so que|pois|embora|contudo|e (?:eu|nao|estou|to|tenho|minha|meu|ele|ela|me|ja|tambem|agora|vou|sinto|isso|cada|toda|nunca|sempre|depois|fico|acabo)|entao|quando eu|se eu|enquanto)\b`,
  es: String.raw`\b(?:pero|porque|pq|xq|aunque|sino|sin embargo|y (?:yo|no|estoy|tengo|mi|mis|me|el|ella|ya|tambien|ahora|voy|siento|eso|cada|nunca|siempre|despues|termino|quedo)|asi que|entonces|cuando|si yo|mientras)\b`,
}
const boundaries = (language: Language): RegExp => new RegExp(`${PUNCTUATION}|${NEW_THOUGHT[language]}`, 'g')
const BOUNDARIES: Record<Language, RegExp> = { en: boundaries('en'), pt: boundaries('pt'), es: boundaries('es') }

/** Limits sentences without an end, because searching further would take quadratic time. */
const LONGEST_CLAUSE = 240

/** The end of the clause at `from`. */
export function clauseEnd(text: MemberText, from: number, language: Language): number {
  const ahead = text.folded.slice(from, from + LONGEST_CLAUSE)
  const boundary = ahead.search(BOUNDARIES[language])
  return from + (boundary === -1 ? ahead.length : boundary)
}

export interface Span {
  start: number
  end: number
}

/** The clauses of a text, in order, together covering all of it. */
export function clauses(text: MemberText, language: Language): Span[] {
  const spans: Span[] = []
  let start = 0
  for (const boundary of text.folded.matchAll(BOUNDARIES[language])) {
    if (boundary.index > start) spans.push({ start, end: boundary.index })
    start = boundary.index
  }
  spans.push({ start, end: text.folded.length })
  return spans
}

/** The clause around a position. */
export function clauseAt(spans: readonly Span[], index: number): Span {
  let low = 0
  let high = spans.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((spans[middle]?.start ?? 0) <= index) low = middle
    else high = middle - 1
  }
  const { start, end } = spans[low] ?? { start: 0, end: 0 }
  return { start: Math.max(start, index - LONGEST_CLAUSE), end: Math.min(end, index + LONGEST_CLAUSE) }
}

const DANGLING = new Set(
  'and or the a an to of in on at my with for by from that e ou o os as um uma de do da em no na para pra com que por meu minha y u el la los las un una del en con mi su al'.split(
    ' ',
  ),
)

/** A number at the end is probably half a date or amount. */
const hangs = (word: string): boolean => DANGLING.has(word.toLowerCase()) || /^\d+$/.test(word)

/** At most `most` words of a part, without an incomplete end. */
export function cutWords(text: MemberText, start: number, end: number, most = 12): string {
  const all = cut(text, start, end).split(/\s+/)
  const kept = all.slice(0, most)
  while (kept.length > 1 && kept.length < all.length && hangs(kept.at(-1) ?? '')) kept.pop()
  return kept.join(' ').replace(/^[\s,.:;'"-]+|[\s,.:;'"-]+$/g, '')
}
