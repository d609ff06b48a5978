import type { Language } from '#contract/language.ts'

const EN_ONES = 'one two three four five six seven eight nine'.split(' ')
const EN_TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const EN_TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const PT_ONES = ['um|uma|hum', 'dois|duas', 'tres', 'quatro', 'cinco', 'seis|meia duzia de', 'sete', 'oito', 'nove']
const PT_TEENS =
  'dez onze doze treze quatorze|catorze quinze dezesseis|dezasseis dezessete|dezassete dezoito dezenove|dezanove'.split(
    ' ',
  )
const PT_TENS = ['vinte', 'trinta', 'quarenta', 'cinquenta|cincoenta', 'sessenta', 'setenta', 'oitenta', 'noventa']
const ES_ONES = ['un|una|uno', 'dos', 'tres', 'cuatro|quatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve']
const ES_TEENS = 'diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve'.split(' ')
const ES_TENS = ['veinte', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa']

/** The words for 1 to 60 and the tens after it, folded. */
function numberWords(ones: string[], teens: string[], tens: string[], joins: string[]): Map<string, number> {
  const said = new Map<string, number>()
  const say = (spellings: string, value: number) => {
    for (const spelling of spellings.split('|')) said.set(spelling, value)
  }
  for (const [index, one] of ones.entries()) say(one, index + 1)
  for (const [index, teen] of teens.entries()) say(teen, index + 10)
  for (const [index, ten] of tens.entries()) {
    say(ten, (index + 2) * 10)
    if (index >= 4) continue
    for (const [place, one] of ones.entries())
      for (const left of ten.split('|'))
        for (const right of one.split('|'))
          for (const join of joins) said.set(left + join + right, (index + 2) * 10 + place + 1)
  }
  return said
}

const es = numberWords(ES_ONES, ES_TEENS, ES_TENS, [' y '])
for (const [index, ones] of ES_ONES.entries()) {
  for (const one of ones.split('|')) es.set(`veinti${one}`, 21 + index)
}

const WORDS: Record<Language, Map<string, number>> = {
  en: numberWords(EN_ONES, EN_TEENS, EN_TENS, [' ', '-']),
  pt: numberWords(PT_ONES, PT_TEENS, PT_TENS, [' e ']),
  es,
}

const patternOf = (said: Map<string, number>): string =>
  [...said.keys()].sort((one, other) => other.length - one.length).join('|')

/** The source of a pattern for a whole number of up to three digits, or up to sixty in words, and the tens after it. */
export const NUMBER: Record<Language, string> = {
  en: String.raw`\d{1,3}|${patternOf(WORDS.en)}`,
  pt: String.raw`\d{1,3}|${patternOf(WORDS.pt)}`,
  es: String.raw`\d{1,3}|${patternOf(WORDS.es)}`,
}

const SAID: Record<Language, RegExp> = {
  en: new RegExp(String.raw`\b(?:${NUMBER.en})\b`),
  pt: new RegExp(String.raw`\b(?:${NUMBER.pt})\b`),
  es: new RegExp(String.raw`\b(?:${NUMBER.es})\b`),
}

/** The number in a text: in "un 8" the digit, not the article. */
export function findNumber(folded: string, language: Language): number | null {
  const said = /\b\d{1,3}\b/.exec(folded)?.[0] ?? SAID[language].exec(folded)?.[0]
  return said === undefined ? null : readNumber(said, language)
}

/** The value of a match of NUMBER, with decimals; null if it is no number. */
export function readNumber(folded: string, language: Language): number | null {
  if (/^\d+(?:[.,]\d+)?$/.test(folded)) return Number(folded.replace(',', '.'))
  return WORDS[language].get(folded) ?? null
}
