import type { Language } from '#contract/language.ts'
import { clauseEnd, cutWords, type MemberText } from './member-text.ts'

const LEADS: Record<Language, RegExp> = {
  en: /\b(?:(?:i|we)(?:'ve| have|ve)? (?:already |also |even |just )?tried(?: to| out)?|(?:already|have) tried(?: to)?) /g,
  pt: /\b(?:ja (?:tentei|testei|experimentei|fiz de)|tentei|experimentei|tenho tentado) (?!fazer isso)/g,
  es: /\b(?:ya (?:intente|probe|trate de|he intentado|he probado)|he (?:intentado|probado|tratado de)|intente|probe con|probe|trate de) /g,
}

/** What the member already did about it, without the "I've tried". */
export function findTried(text: MemberText, language: Language): string | undefined {
  for (const lead of text.folded.matchAll(LEADS[language])) {
    const start = lead.index + lead[0].length
    const tried = cutWords(text, start, clauseEnd(text, start, language))
    if (tried.length > 2) return tried
  }
  return undefined
}
