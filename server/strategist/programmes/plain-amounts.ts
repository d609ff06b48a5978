import type { Language } from '#contract/language.ts'
import { NUMBER, readNumber } from '../reading/number-words.ts'

/** Amounts of time that are said in words, by the language; folded. */
const SPANS: Record<Language, readonly [RegExp, string][]> = {
  en: [
    [/\b(?:an?|one|1) (?:hour|hr) (?:and|n|&) (?:a |an )?half\b|\b1 ?1\/2 ?(?:hours?|hrs?)\b/g, '90 min'],
    [/\b(?:two|2) hours? (?:and|n|&) (?:a |an )?half\b/g, '150 min'],
    [/\b(?:an?|one|1) hour (?:and|n|&) (?:a |an )?quarter\b/g, '75 min'],
    [/\bthree[ -]quarters of an hour\b|\b3\/4 (?:of an )?hour\b/g, '45 min'],
    [/\bhalf (?:an? )?(?:hour|hr)\b|\b(?:1\/2|½) (?:an )?hour\b/g, '30 min'],
    [/(?<!\d )\b(?:an|a whole|a full) (?:hour|hr)s?\b/g, '60 min'],
    [/\btwice\b/g, '2 times'],
    [/\bonce (?=(?:a|per|every|each) )|(?<=\b(?:run|lift|train|spar|swim|go|jog|box|roll) )once\b/g, '1 times '],
    [/(?<!\d )\b(?:minute|min) (?=(?:between|rest|off|break))/g, '1 min '],
    [/\b(\d{1,2}|three|four|five|six|eight|ten) (?:x )?(?:threes|3s)\b/g, '$1 x 3'],
    [/\b(\d{1,2}|three|four|five|six|eight|ten) (?:x )?(?:twos|2s)\b/g, '$1 x 2'],
    [/\b(\d{1,2}|three|four|five|six|eight|ten) (?:x )?(?:fives|5s)\b/g, '$1 x 5'],
    [/\bthrice\b/g, '3 times'],
    [/\b(?:a )?(?:couple|pair) (?:of )?/g, '2 '],
    [/\ba dozen\b/g, '12'],
    [/\bhalf a minute\b/g, '30 sec'],
    [/\b(?:a|one) minute and a half\b|\b1 ?1\/2 min\w*/g, '90 sec'],
    [/\ba (?:minute|min)\b/g, '1 min'],
  ],
  pt: [
    [/\b(?:uma|1) hora e meia\b|\b1 ?1\/2 ?horas?\b/g, '90 min'],
    [/\b(?:duas|2) horas e meia\b/g, '150 min'],
    [/\bmeia ?hor(?:a|inha)\b/g, '30 min'],
    [/\btres quartos de hora\b/g, '45 min'],
    [/\buma hor(?:a|inha)\b/g, '60 min'],
    [/\bhora e quinze\b/g, '75 min'],
    [/\bmeio minuto\b/g, '30 seg'],
    [/\b(?:um |1 )?min(?:uto)? e meio\b/g, '90 seg'],
    [/\bum par de\b/g, '2'],
    [/\b(?:uma )?duzia de\b/g, '12'],
  ],
  es: [
    [/\b(?:una |1 )?horas? y media\b|\b1 ?1\/2 ?horas?\b/g, '90 min'],
    [/\b(?:dos|2) horas y media\b/g, '150 min'],
    [/\bmedia ?hor(?:a|ita)\b/g, '30 min'],
    [/\btres cuartos de hora\b/g, '45 min'],
    [/\buna hor(?:a|ita)\b/g, '60 min'],
    [/\bhora y cuarto\b/g, '75 min'],
    [/\bmedio minuto\b/g, '30 seg'],
    [/\b(?:un |1 )?min(?:uto)? y medio\b/g, '90 seg'],
    [/\bun par de\b/g, '2'],
    [/\b(?:una )?docena de\b/g, '12'],
  ],
}

const inWords = (language: Language): RegExp =>
  new RegExp(String.raw`\b(?:${NUMBER[language].replace(/^[^|]*\|/, '')})\b`, 'g')
const NUMBERS: Record<Language, RegExp> = { en: inWords('en'), pt: inWords('pt'), es: inWords('es') }
/** Later than that it is the time of day: "18h". */
const MOST_HOURS = 5

/** A folded text with its numbers in digits and its hours in minutes: "an hour and a half, three times" → "90 min, 3 times". */
export function withPlainAmounts(folded: string, language: Language): string {
  let text = folded
  for (const [said, plain] of SPANS[language]) text = text.replace(said, plain)
  return text
    .replace(NUMBERS[language], (said) => String(readNumber(said, language) ?? said))
    .replace(
      /\b(\d) ?h(?:rs?|s|oras?|ours?)?[ :]?([0-5]\d)(?: ?(?:min\w*|m))?\b(?! ?(?:am|pm))/g,
      (whole, hours, minutes) =>
        Number(hours) <= MOST_HOURS && !/^\d:/.test(whole) ? `${Number(hours) * 60 + Number(minutes)} min` : whole,
    )
    .replace(/\b(\d)[.,]5 ?(?:h|hs|hrs?|hours?|horas?)\b/g, (_, hours) => `${Number(hours) * 60 + 30} min`)
    .replace(
      /(?<![\d.,:]|\b(?:at|as|a las|from|by|till|until|das|ate as) )\b(\d) ?(?:h|hs|hrs?|hours?|horas?)\b/g,
      (whole, hours) => (Number(hours) >= 1 && Number(hours) <= MOST_HOURS ? `${Number(hours) * 60} min` : whole),
    )
}

// Folded, in all three languages together, for plain amounts.
const COUNTED = String.raw`(?<![\d.,:/$])\d{1,3}(?:[.,]\d)?(?![\d:/]|[.,]\d)`
const TIMES_OR_LENGTH = String.raw`(?:min\w*|m|hours?|hrs?|hs?|horas?|sec\w*|seg\w*|s|days?|dias?|times|x|vezes|vez|veces|sessions?|class(?:es)?|treinos?|aulas?|sesiones|entren\w+|clases|rounds?|assaltos?|asaltos?|rondas?)`
const A_WEEK = String.raw`(?: (?:a|per|each|every|por|na|a la) (?:week|day|semana|dia|sesion|treino))?`
const ENDS = String.raw`(?=$|[.,;!?)]| (?:por|cada|now|ahora|agora|do que|de lo|que (?:antes|eso)|na verdade|na real|en realidad)\b)`
const LESS_OR_MORE = String.raw`(?:(?:less|fewer|extra|longer|shorter|as (?:many|much|long|often)|(?:a|de) m(?:ais|enos)|more(?! or\b| like\b| \w+ (?:for|of)\b))\b|(?:de )?(?:mas|menos|mais)${ENDS})`
const RELATIVE = new RegExp(
  String.raw`${COUNTED}(?: ?-?${TIMES_OR_LENGTH})?${A_WEEK} ${LESS_OR_MORE}|${COUNTED} ?(?:times|x|vezes|vez|veces) (?:that|isso|eso)\b`,
  'g',
)

/** The text without numbers that say by how much something changes: "3 hours less" is no length. */
export const withoutRelative = (plain: string): string => plain.replace(RELATIVE, ' ')
