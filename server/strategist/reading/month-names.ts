import type { Language } from '#contract/language.ts'

const NAMES: Record<Language, readonly string[]> = {
  en: [
    'january|jan',
    'february|feb|febuary',
    'march|mar',
    'april|apr',
    'may',
    'june|jun',
    'july|jul',
    'august|aug',
    'september|sept|sep',
    'october|oct',
    'november|nov',
    'december|dec',
  ],
  pt: [
    'janeiro|jan',
    'fevereiro|fev',
    'marco|mar',
    'abril|abr',
    'maio|mai',
    'junho|jun',
    'julho|jul',
    'agosto|ago',
    'setembro|set',
    'outubro|out',
    'novembro|nov',
    'dezembro|dez',
  ],
  es: [
    'enero|ene',
    'febrero|feb',
    'marzo|mar',
    'abril|abr',
    'mayo|may',
    'junio|jun',
    'julio|jul',
    'agosto|ago',
    'septiembre|setiembre|sept|sep',
    'octubre|oct',
    'noviembre|nov',
    'diciembre|dic',
  ],
}

/** The source of a pattern for the names and abbreviations of months. */
export const MONTH: Record<Language, string> = {
  en: NAMES.en.join('|'),
  pt: NAMES.pt.join('|'),
  es: NAMES.es.join('|'),
}

/** 1 is January; null for what MONTH does not match. */
export function readMonth(folded: string, language: Language): number | null {
  const index = NAMES[language].findIndex((spellings) => spellings.split('|').includes(folded))
  return index === -1 ? null : index + 1
}
