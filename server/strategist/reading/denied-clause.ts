import type { Language } from '#contract/language.ts'

/** "It's not X, it's Y": what is denied, up to the stop before what is meant instead. */
const DENIED: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:it['’]?s|it is|its|this is(?:n['’]?t)?|it isn['’]?t|it wasn['’]?t|i['’]?m|im) not (?:that |about |because |really |even )?[^.,;!?\n]{2,70}[.,;]\s*(?=(?:it['’]?s|its|it is|it was|but|just|i['’]?m|im|i just|only)\b)/giu,
  pt: /(?<!\p{L})n(?:ã|a)?o? (?:é|e|eh|foi|era)(?: que)? [^.,;!?\n]{2,70}[.,;]\s*(?=(?:é|e|eh|foi|era|só|so|mas|simplesmente)(?!\p{L}))/giu,
  es: /(?<!\p{L})no (?:es|fue|era)(?: que)? [^.,;!?\n]{2,70}[.,;]\s*(?=(?:es|fue|era|sino|solo|sólo|pero)(?!\p{L}))/giu,
}

/** The text without what the member says it is not about. */
export const withoutDenied = (text: string, language: Language): string => text.replace(DENIED[language], '')
