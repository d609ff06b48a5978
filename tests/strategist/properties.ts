import type { Language } from '#contract/language.ts'
import { findSupposition } from '#server/strategist/reading/supposition.ts'
import { datesInText } from './dates-in-text.ts'
import { TODAY } from './golden/conversation.ts'
import type { Answered } from './hold-conversation.ts'
import { languageOf, languageVotes } from './language-vote.ts'
import { folded, trigramOverlap, trigramsOf, withoutQuotes, wordsOf } from './plain-text.ts'
import { beginsWithVerb, namesATime, stepsIn } from './step-shape.ts'

/** Checks an answer and returns what is wrong with it, or null. */
export type Property = (answered: Answered) => string | null

const SMALL_TALK = new Set(['thanks', 'off-topic'])
const MOST_OVERLAP = 0.35
const FEWEST_WORDS = 40
const MOST_WORDS = 260
const MOST_STEPS = 5

const inItsLanguage: Property = ({ reply, language }) => {
  const own = withoutQuotes(reply.text)
  if (languageOf(own) !== language) return `reads as ${languageOf(own) ?? 'no one language'}, not ${language}`
  const stray = own.split('\n').find((line) => {
    const votes = languageVotes(line)
    return votes[language] === 0 && Object.values(votes).some((count) => count > 2)
  })
  return stray === undefined ? null : `a line is not in ${language}: ${stray}`
}

const atMostOneQuestion: Property = ({ reply }) => {
  const asked = withoutQuotes(reply.text).split('?').length - 1
  return asked > 1 ? `asks ${asked} questions` : null
}

const datesAhead: Property = ({ reply, language, event }) => {
  const named = datesInText(withoutQuotes(reply.text), language)
  const crooked = named.find((date) => !date.weekdayFits)
  if (crooked) return `“${crooked.said}” has the wrong weekday`
  const due = (reply.plan?.steps ?? []).flatMap(({ due_date }) => due_date ?? [])
  const days = [...named.map((date) => date.day), ...due]
  const past = days.find((day) => day < TODAY)
  if (past) return `${past} is in the past`
  const late = event === null ? undefined : days.find((day) => day > event)
  return late ? `${late} is after the event on ${event}` : null
}

const unlikeTheAnswerBefore: Property = ({ reply, before }) => {
  const overlap = before === null ? 0 : trigramOverlap(reply.text, before)
  return overlap < MOST_OVERLAP ? null : `repeats ${Math.round(overlap * 100)} % of the answer before`
}

const stepsToTake: Property = ({ reply, language, expect }) => {
  const steps = stepsIn(reply.text)
  if (steps.length === 0) return expect.cards && reply.plan === null ? 'has no step to take' : null
  if (steps.length > MOST_STEPS) return `has ${steps.length} steps`
  const timeless = steps.find((step) => !namesATime(step.label, language))
  if (timeless) return `a step has no time: “${timeless.label}” ${timeless.text}`
  const cut = steps.find((step) => step.text.endsWith('…'))
  if (cut) return `a step breaks off: ${cut.text}`
  const noOrder = steps.find((step) => !beginsWithVerb(step.text, language))
  return noOrder ? `a step does not begin with what to do: ${noOrder.text}` : null
}

const IF_THEN: Record<Language, RegExp> = {
  en: /\bIf\b.+\bthen\b/,
  pt: /(?<!\p{L})Se\b.+\bentão\b/u,
  es: /(?<!\p{L})Si\b.+\bentonces\b/u,
}
const ifThenWithSteps: Property = ({ reply, language }) => {
  if (stepsIn(reply.text).length === 0) return null
  if (!IF_THEN[language].test(reply.text)) return 'has steps but no if–then'
  return reply.plan && !IF_THEN[language].test(reply.plan.if_then) ? 'has a plan without an if–then' : null
}

const NO_OBSTACLE = new Set(['progress', 'wants-detail'])
/** Good news, a question or a number is not an obstacle; a fear about the future may be one. */
const ifThenAboutAnObstacle: Property = ({ reply, says, expect, before, language }) => {
  if (findSupposition(says, language)) return null
  const isNumber =
    before !== null && (expect.slots?.hours_a_week !== undefined || expect.slots?.confidence !== undefined)
  if (!isNumber && !NO_OBSTACLE.has(expect.act ?? '')) return null
  const said = trigramsOf(says)
  const repeated = [...trigramsOf(reply.plan?.if_then ?? '')].some((trigram) => said.has(trigram))
  return repeated ? `takes what was said for an obstacle: ${reply.plan?.if_then}` : null
}

const ofALengthToRead: Property = ({ reply }) => {
  const count = wordsOf(reply.text).length
  if (count > MOST_WORDS) return `has ${count} words`
  return count < FEWEST_WORDS && !SMALL_TALK.has(reply.trace.act) ? `has only ${count} words` : null
}

const plainMarkdown: Property = ({ reply }) => {
  const own = reply.text
  if (/!?\[[^\]]*\]\(/.test(own) || /https?:\/\//i.test(own)) return 'holds a link or an image'
  if (/<\/?[a-z][^>]*>/i.test(own)) return 'holds HTML'
  if (/undefined|null|NaN|\[object|\{\w+\}|\$\{/.test(withoutQuotes(own))) return 'holds a gap nobody filled'
  if (/[^.]\.\.(?!\.)|[?!]\./.test(own.replace(/”/g, ''))) return 'doubles a full stop'
  if ((own.match(/\*\*/g)?.length ?? 0) % 2 === 1) return 'leaves bold text open'
  return null
}

const CLAIMS_TO_BE_HUMAN: Record<Language, RegExp> = {
  en: /\b(i am|i’m|as) (a )?(human|real person|man|woman|former fighter|ex-fighter)\b|\bwhen i (fought|competed|was (young|a fighter))\b|\bmy (own )?(fights|career|childhood|wife|husband|kids)\b|\bin my (day|years)\b/,
  pt: /\bsou (um |uma )?(humano|humana|pessoa|gente|ex-lutador|ex-lutadora)\b|\bquando eu (lutava|competia|era (jovem|lutador))\b|\bminha (carreira|infancia|esposa)\b|\bmeus filhos\b|\bna minha epoca\b/,
  es: /\bsoy (un |una )?(humano|humana|persona|expeleador|ex peleador)\b|\bcuando yo (peleaba|competia|era joven)\b|\bmi (carrera|infancia|esposa)\b|\bmis hijos\b|\ben mis tiempos\b/,
}
const noClaimToBeHuman: Property = ({ reply, language }) => {
  // An if–then is written in the member's voice, not the coach's.
  const own = withoutQuotes(reply.text).replace(/^\*\*(?:If–then|Se–então|Si–entonces):.*$/gm, '')
  const claim = CLAIMS_TO_BE_HUMAN[language].exec(folded(own))
  return claim ? `speaks as a human: “${claim[0]}”` : null
}

export const PROPERTIES = {
  language: inItsLanguage,
  'one question': atMostOneQuestion,
  dates: datesAhead,
  overlap: unlikeTheAnswerBefore,
  steps: stepsToTake,
  'if–then': ifThenWithSteps,
  'if–then about an obstacle': ifThenAboutAnObstacle,
  length: ofALengthToRead,
  markdown: plainMarkdown,
  'not a human': noClaimToBeHuman,
} as const satisfies Record<string, Property>
export type PropertyName = keyof typeof PROPERTIES

/** Whether the answer contains at least one of the expected words of the member. */
export function echoes({ reply, expect }: Answered): boolean {
  const text = folded(reply.text)
  return (expect.echo ?? []).some((word) => text.includes(folded(word)))
}
