import type { ConceptId } from '#content/reading/concepts.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { type ConceptReading, readDangers } from '../concepts/read-concepts.ts'
import { asksAboutBot } from '../reading/asks-about-bot.ts'
import { asksForToday } from '../reading/asks-for-today.ts'
import { fold, words } from '../reading/fold.ts'
import { textLanguage } from '../reading/text-language.ts'
import type { SafetyLevel, SafetyTopic } from '../strategist.ts'
import type { SafetyFinding } from './rule.ts'

type Danger = Exclude<ConceptId<'danger'>, 'danger-not'>

const FINDINGS: Record<Danger, { topic: SafetyTopic; level: SafetyLevel }> = {
  'danger-self-harm': { topic: 'self-harm', level: 'crisis' },
  'danger-self-harm-indirect': { topic: 'self-harm', level: 'crisis' },
  'danger-third-person-crisis': { topic: 'self-harm', level: 'care' },
  'danger-abused': { topic: 'abuse', level: 'care' },
  'danger-minor-adult': { topic: 'minor-adult', level: 'care' },
  'danger-violence': { topic: 'violence', level: 'refuse' },
  'danger-eating': { topic: 'eating-disorder', level: 'care' },
  'danger-dehydration': { topic: 'weight-cut', level: 'refuse' },
  'danger-concussion': { topic: 'concussion', level: 'care' },
  'danger-doping': { topic: 'doping', level: 'refuse' },
  'danger-injury-serious': { topic: 'injury', level: 'care' },
  'danger-substance': { topic: 'substance', level: 'care' },
}

/** How likely danger of one kind must be for an alarm. */
const ALARM = 0.65
/** From here on it may be danger: one question is asked. */
const MAY_BE: Record<Language, number> = { en: 0.46, pt: 0.46, es: 0.5 }

/** Where the reader sees danger of every kind at once, it only asks. */
const LEAST_FOR_ALARM = 0.25
const LEAST_OF_ONE_KIND = 0.2
/** Most messages about a child or a coach are harmless, and this question frightens parents. */
const LEAST_TO_ASK: Partial<Record<Danger, number>> = { 'danger-minor-adult': 0.35 }
const WORRIED_FRIEND = 0.55

/** A long message is read piece by piece: danger may stand anywhere in it. */
const PIECE = /[\s\S]{1,600}(?:[.!?\n]|\s|$)/gu
const LONG_MESSAGE = 900

/** Danger that the trained reader sees in a message, whatever its words; null without any. */
export function readDanger(text: string, language: Language): SafetyFinding | null {
  const pieces = text.length <= LONG_MESSAGE ? [text] : (text.match(PIECE) ?? [text])
  const found = pieces.map((piece) => findingIn(piece, language))
  return (
    found.find((finding) => finding && finding.level !== 'ask') ?? found.find((finding) => finding !== null) ?? null
  )
}

/** "No wait, I'm 70.5": a number that is put right, and nothing else. Folded, in all three languages together. */
const BESIDE_A_NUMBER =
  /^(?:no|nope|wait|oh|sorry|actually|i|im|i'm|am|weigh|its|it's|is|was|only|about|more|like|make|that|rather|nao|na|verdade|vdd|desculpa|perdao|errei|sao|e|so|peso|tenho|kgs?|kilos?|quilos?|lbs?|hours?|horas?|perdon|mejor|dicho|en|realidad|son|es|solo|tengo|me|equivoque)$/
const A_NUMBER = /^\d+(?:[.,]\d+)?(?:kgs?|kilos?|lbs?|h)?$/

/** Each word is looked at by itself: one pattern for all of them would try every way of splitting the digits. */
function isOnlyANumber(text: string): boolean {
  const parts = fold(text)
    .split(/[\s!]+|[.,](?!\d)/)
    .filter((part) => part !== '')
  return (
    parts.some((part) => A_NUMBER.test(part)) &&
    parts.every((part) => A_NUMBER.test(part) || BESIDE_A_NUMBER.test(part))
  )
}

/** "Tonight", "el viernes por la noche": the answer to a question when. Folded, in all three languages together. */
const ONLY_A_TIME =
  /^[\s!.,]*(?:\b(?:on|at|in|this|next|the|only|just|maybe|no|na|de|do|da|a|o|el|la|en|por|est[ea]|ess[ea]|proxim[oa]|amanha|manana|hoje|hoy|ontem|ayer|tonight|today|tomorrow|yesterday|morning|evening|night|afternoon|later|soon|now|noite|noche|tarde|cedo|depois|luego|despues|agora|ahora|week|weekend|semana|fi[mn]|(?:mon|tues|wednes|thurs|fri|satur|sun)day|segunda|terca|quarta|quinta|sexta|sabado|domingo|lunes|martes|miercoles|jueves|viernes|feira)\b[\s!.,-]*){1,6}$/

const safeShare = (dangers: ConceptReading['dangers']): number =>
  dangers.find(({ concept }) => concept === 'danger-not')?.share ?? 0

function findingIn(text: string, language: Language): SafetyFinding | null {
  // So few and common words are like anything.
  if (asksForToday(text) || asksAboutBot(text) || isOnlyANumber(text) || ONLY_A_TIME.test(fold(text))) return null
  const dangers = readDangers(text, language)
  const [worst] = dangers.filter(({ concept }) => concept !== 'danger-not')
  if (!worst || worst.concept === 'danger-not') return null
  const share = 1 - safeShare(dangers)
  const finding = FINDINGS[worst.concept]
  if (share >= ALARM) return worst.share >= LEAST_FOR_ALARM ? finding : { ...finding, level: 'ask' }
  // Where all kinds are equally unlikely there is nothing to ask about.
  if (share < MAY_BE[language] || worst.share < (LEAST_TO_ASK[worst.concept] ?? LEAST_OF_ONE_KIND)) return null
  // The questions are for the person in danger; a worried friend is helped by the answer itself.
  if (worst.concept === 'danger-third-person-crisis') return share >= WORRIED_FRIEND ? finding : null
  return { ...finding, level: 'ask' }
}

/** So sure the reader must be that a message is harmless to take back what a rule found in it. */
const PLAINLY_HARMLESS = 0.15
/** Of fewer words the reader knows too little; in more of them a threat may be hidden. */
const WORDS_IT_KNOWS = { fewest: 7, most: 30 }
/** Whoever names a weapon is taken at the word. Folded, in all three languages together. */
const WEAPON =
  /\b(?:knife|knives|gun|pistol|machete|bat|blade|stab\w*|shoot\w*|faca\w*|arma|revolver|pistola|tiro|cuchill\w*|navaja|bate|apunal\w*|dispar\w*)\b/

/** "I could strangle whoever leaves his wraps on my bench": words of violence that the reader surely takes for harmless. */
export function isPlainlyHarmless(text: string, language: Language): boolean {
  const { length } = words(text)
  if (length < WORDS_IT_KNOWS.fewest || length > WORDS_IT_KNOWS.most || WEAPON.test(fold(text))) return false
  // Whose language is not plain is not read surely.
  const [own, ...others] = LANGUAGES.map((each) => textLanguage(text, each))
  if (others.some((each) => each !== own)) return false
  return 1 - safeShare(readDangers(text, language)) < PLAINLY_HARMLESS
}

const LEVELS = new Map(Object.values(FINDINGS).map(({ topic, level }) => [topic, level]))

/** A finding that was only possible, after the member confirmed it. */
export const certain = ({ topic }: SafetyFinding): SafetyFinding => ({
  topic,
  level: topic === 'self-harm' ? 'crisis' : (LEVELS.get(topic) ?? 'care'),
})
