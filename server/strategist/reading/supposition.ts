import type { Language } from '#contract/language.ts'
import { fold, words } from './fold.ts'
import { cut, type MemberText, memberText } from './member-text.ts'

/** Something that the member fears or expects: "what if …?" */
export interface Supposition {
  /** In the member's words, without the question: "i get hit hard early on". */
  text: string
  /** Whether it can follow the word for "if" unchanged: after "suponha que" the verb has another form. */
  followsIf: boolean
}

interface Ways {
  /** Introductions with "if". */
  asks: RegExp
  /** Introductions after which the verb cannot follow "if". */
  imagines: RegExp
  /** "If it happens, what do I do?": the words before and after it. */
  first: RegExp
  asked: RegExp
  /** The beginning of the question after it, which is not part of it. */
  after: RegExp
  /** A proposal or a request in the form of a supposition. */
  proposes: RegExp
}

const OPENING = String.raw`(?:^|[.!?,;:…\n-] *)[¿¡ ]*`

/** All for folded text. */
const WAYS: Record<Language, Ways> = {
  en: {
    asks: new RegExp(
      String.raw`\b(?:(?:what|how) (?:about )?if|what (?:happens|do i do|should i do|would i do|can i do|could i do|do we do|do i say|should i say) (?:if|when)|how (?:do|should|would|can) i (?:react|respond|answer|handle it) (?:if|when))\b|${OPENING}(?:(?:ok|okay|but|so|yes|yeah|right|sure|hmm*)[, ]+)*and if\b`,
    ),
    imagines: new RegExp(
      String.raw`${OPENING}(?:(?:ok|okay|but|and|so)[, ]+)*(?:let's say|suppose|supposing|imagine)(?: that)?\b`,
    ),
    first: /^(?:(?:ok|okay|but|and|so)[, ]+)*(?:if|when)\b/,
    asked: /,? (?:then )?(?:what (?:do|should|would|can|could|then)|how (?:do|should|would|can))\b.*\?/,
    after: /[,.;!?\n]|\b(?:what (?:do|should|would|then)|how (?:do|should|would))\b/,
    proposes: /\binstead\b|\b(?:you|u) (?:tell|give|write|show|explain)\b|^i (?:just )?(?:try|use|do|start) /,
  },
  pt: {
    asks: new RegExp(
      String.raw`\b(?:o que|oq|que|como) (?:(?:e que )?(?:eu )?(?:faco|devo fazer|posso fazer|digo|respondo|reajo|acontece|fazer|a gente faz)) (?:se|quando)\b|${OPENING}(?:(?:ok|ta|ta bom|mas|sim|entao|beleza|certo|hmm*)[, ]+)*e (?:se|quando)\b`,
    ),
    imagines: new RegExp(
      String.raw`${OPENING}(?:(?:ok|ta|mas|e)[, ]+)*(?:(?:vamos )?supor|suponha(?:mos)?|imagin[ae]|digamos|e caso|caso)(?: que)?\b`,
    ),
    first: /^(?:(?:ok|ta|mas|e|entao)[, ]+)*(?:se|quando)\b/,
    asked: /,? (?:o que|oq|como) (?:(?:e que )?(?:eu )?)?(?:faco|devo|posso|digo|respondo|reajo|fazer)\b.*\?/,
    after: /[,.;!?\n]|\b(?:o que (?:eu )?(?:faco|devo|digo|posso)|como (?:eu )?(?:faco|devo|reajo))\b/,
    proposes: /\b(?:em vez|ao inves|no lugar)\b|\bvoce me\b/,
  },
  es: {
    asks: new RegExp(
      String.raw`\b(?:que|como) (?:hago|debo hacer|puedo hacer|digo|le digo|respondo|reacciono|pasa|pasaria|hacemos|hacer) (?:si|cuando)\b|${OPENING}(?:(?:ok|vale|bueno|pero|si|entonces|claro|mm*)[, ]+)*[¿ ]*y (?:si|cuando)\b`,
    ),
    imagines: new RegExp(
      String.raw`${OPENING}(?:(?:ok|vale|bueno|pero|y)[, ]+)*(?:supon(?:te|gamos|iendo)?|imagina(?:te)?|digamos|y en caso de|en caso de)(?: que)?\b`,
    ),
    first: /^[¿¡ ]*(?:(?:ok|vale|bueno|pero|y|entonces)[, ]+)*[¿ ]*(?:si|cuando)\b/,
    asked: /,? [¿]?(?:que|como) (?:le )?(?:hago|debo|puedo|digo|respondo|reacciono)\b.*\?/,
    after: /[,.;!?¿\n]|\b(?:que (?:hago|debo|digo|puedo)|como (?:hago|debo|reacciono))\b/,
    proposes: /\b(?:en vez|en lugar)\b|\bme (?:das|explicas|escribes|muestras)\b/,
  },
}

const MOST_WORDS = 30

function cutOut(text: MemberText, from: number, to: number): string {
  return cut(text, from, to).replace(/^[\s,.:;¿?!“”"'-]+|[\s,.:;¿?!“”"-]+$/g, '')
}

/** The supposition of a message: "what if…", "e se…", "¿y si…?"; null without one. */
export function findSupposition(message: string, language: Language): Supposition | null {
  if (words(message).length > MOST_WORDS) return null
  const ways = WAYS[language]
  const text = memberText(message, language)
  const asks = ways.asks.exec(text.folded)
  const imagines = asks ? null : ways.imagines.exec(text.folded)
  const lead = asks ?? imagines
  const first = lead ? null : ways.first.exec(text.folded)
  const then = first ? ways.asked.exec(text.folded) : null
  const from = lead ? lead.index + lead[0].length : first && then ? first[0].length : -1
  if (from === -1) return null
  const rest = text.folded.slice(from)
  const end = then ? then.index - from : rest.search(ways.after)
  const own = cutOut(text, from, end === -1 ? text.folded.length : from + end)
  if (words(own).length < 2 || ways.proposes.test(fold(message.slice(text.starts[from])))) return null
  return { text: own, followsIf: imagines === null || language === 'en' }
}

const GENERAL_YOU: readonly [RegExp, string][] = [
  [/^you(?:['’]re| are)\b/i, 'I am'],
  [/^you\b/i, 'I'],
  [/\byour\b/gi, 'my'],
  [/\byourself\b/gi, 'myself'],
]

/** The supposition in the first person: "you get hit" and "i get hit" → "I get hit". */
export function inFirstPerson(text: string, language: Language): string {
  if (language !== 'en') return text.replace(/^\p{Lu}(?=\p{Ll}| )/u, (letter) => letter.toLowerCase())
  const own = /^you\b/i.test(text) ? GENERAL_YOU.reduce((said, [from, to]) => said.replace(from, to), text) : text
  return own.replace(/\bi\b/g, 'I').replace(/\bim\b/gi, 'I’m')
}
