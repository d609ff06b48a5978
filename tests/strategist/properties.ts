import { KNOWLEDGE } from '#content/knowledge/knowledge.ts'
import type { Language } from '#contract/language.ts'
import { findSupposition } from '#server/strategist/reading/supposition.ts'
import { readTalkQuestion } from '#server/strategist/talk-questions/read-talk-question.ts'
import { datesInText } from './dates-in-text.ts'
import { TODAY } from './golden/conversation.ts'
import type { Answered } from './hold-conversation.ts'
import { languageOf, languageVotes } from './language-vote.ts'
import { folded, trigramOverlap, trigramsOf, withoutQuotes, wordsOf } from './plain-text.ts'
import { beginsWithVerb, namesATime, stepsIn } from './step-shape.ts'

/** The parts of an answered message that the checks look at. */
export type Checked = Pick<Answered, 'reply' | 'language' | 'says' | 'expect' | 'before' | 'event'>

/** Checks an answer and returns what is wrong with it, or null. */
export type Property = (answered: Checked) => string | null

const MOST_OVERLAP = 0.35
const FEWEST_WORDS = 40
const MOST_WORDS = 260
const MOST_STEPS = 5

/** Fewer words ("You’re welcome.") may hold none that exists in one language only. */
export const ENOUGH_TO_TELL = 20

const inItsLanguage: Property = ({ reply, language }) => {
  const own = withoutQuotes(reply.text)
  if (wordsOf(own).length < ENOUGH_TO_TELL && languageOf(own) === null) return null
  if (languageOf(own) !== language) return `reads as ${languageOf(own) ?? 'no one language'}, not ${language}`
  const stray = own.split('\n').find((line) => {
    const votes = languageVotes(line)
    return votes[language] === 0 && Object.values(votes).some((count) => count > 2)
  })
  return stray === undefined ? null : `a line is not in ${language}: ${stray}`
}

/** What else may have been meant, with its answer in short. */
const BESIDES = /^- \*\*.+?\*\* .*$/gm
/** The line that names the source, whose title may be a question. */
const SOURCE = /^\*[^*].*\*$/gm
const questionsIn = (text: string): number =>
  withoutQuotes(text.replace(SOURCE, '').replace(BESIDES, '')).split('?').length - 1

/** A knowledge entry may put questions that it answers itself ("Interrupted? Write down…"); then nothing more is asked. */
const atMostOneQuestion: Property = ({ reply, language }) => {
  const { entry } = reply.trace
  const ownOfEntry = entry === undefined ? 0 : questionsIn(KNOWLEDGE[language][entry].answer)
  const asked = questionsIn(reply.text)
  return asked > Math.max(1, ownOfEntry) ? `asks ${asked} questions` : null
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

const unlikeTheAnswerBefore: Property = ({ reply, before, says, language }) => {
  // Who asks for the plan in short, or for its first step, wants it again.
  if (readTalkQuestion(says, language) !== null) return null
  // What stood in short before may be said in full.
  const overlap = before === null ? 0 : trigramOverlap(reply.text, before.replace(BESIDES, ''))
  return overlap < MOST_OVERLAP ? null : `repeats ${Math.round(overlap * 100)} % of the answer before`
}

/** A plan has steps; a direct answer, a knowledge entry, a question back, comfort and talk need none. */
const needsSteps = ({ plan, trace }: Checked['reply']): boolean =>
  plan !== null &&
  trace.entry === undefined &&
  trace.opener !== null &&
  (trace.act === 'new-problem' || trace.act === 'correction')

const stepsToTake: Property = ({ reply, language }) => {
  const steps = stepsIn(reply.text)
  if (steps.length === 0) return needsSteps(reply) ? 'is a plan without steps' : null
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

const NO_OBSTACLE = new Set(['progress', 'question'])
/** Good news, a question or a number is not an obstacle; a fear about the future may be one. */
const ifThenAboutAnObstacle: Property = ({ reply, says, expect, before, language }) => {
  if (findSupposition(says, language)) return null
  const isNumber =
    before !== null && (expect.slots?.hours_a_week !== undefined || expect.slots?.confidence !== undefined)
  if (!isNumber && !NO_OBSTACLE.has(expect.act ?? '')) return null
  const said = trigramsOf(says)
  const [cue = ''] = (reply.plan?.if_then ?? '').split(/, (?:then|então|entonces) /)
  const repeated = [...trigramsOf(cue)].some((trigram) => said.has(trigram))
  return repeated ? `takes what was said for an obstacle: ${reply.plan?.if_then}` : null
}

const notTooLong: Property = ({ reply }) => {
  const count = wordsOf(reply.text).length
  return count > MOST_WORDS ? `has ${count} words` : null
}

/** Only advice must be long enough to act on; talk, comfort and a question back may be one line. */
const notTooShort: Property = ({ reply }) => {
  const count = wordsOf(reply.text).length
  return count < FEWEST_WORDS && reply.plan !== null ? `has only ${count} words` : null
}

/** After a quoted question, Portuguese and Spanish put the full stop behind the quotation mark; English does not. */
const DOUBLED_STOP: Record<Language, RegExp> = {
  en: /[^.]\.”?\.(?!\.)|[?!]”?\./,
  pt: /[^.]\.”?\.(?!\.)|[?!]\./,
  es: /[^.]\.”?\.(?!\.)|[?!]\./,
}
const plainMarkdown: Property = ({ reply, language }) => {
  const own = reply.text
  if (/!?\[[^\]]*\]\(/.test(own) || /https?:\/\//i.test(own)) return 'holds a link or an image'
  if (/<\/?[a-z][^>]*>/i.test(own)) return 'holds HTML'
  if (/undefined|null|NaN|\[object|\{\w+\}|\$\{/.test(withoutQuotes(own))) return 'holds a gap nobody filled'
  if (DOUBLED_STOP[language].test(own)) return 'doubles a full stop'
  if ((own.match(/\*\*/g)?.length ?? 0) % 2 === 1) return 'leaves bold text open'
  return null
}

const CLAIMS_TO_BE_HUMAN: Record<Language, RegExp> = {
  en: /\b(i am|i’m|as) (a )?(human|real person|man|woman|former fighter|ex-fighter)\b|\bwhen i (fought|competed|was (young|a fighter))\b|\bmy (own )?(fights|career|childhood|wife|husband|kids)\b|\bin my (day|years)\b/,
  pt: /\bsou (um |uma )?(humano|humana|pessoa|gente|ex-lutador|ex-lutadora)\b|\bquando eu (lutava|competia|era (jovem|lutador))\b|\bminha (carreira|infancia|esposa)\b|\bmeus filhos\b|\bna minha epoca\b/,
  es: /\bsoy (un |una )?(humano|humana|persona|expeleador|ex peleador)\b|\bcuando yo (peleaba|competia|era joven)\b|\bmi (carrera|infancia|esposa)\b|\bmis hijos\b|\ben mis tiempos\b/,
}
const noClaimToBeHuman: Property = ({ reply, language }) => {
  // An if–then is written in the member's voice, not the coach's; so are the questions of what may be nearer.
  const coaches = reply.text.replace(/^- \*\*.+?\*\*/gm, '')
  const own = withoutQuotes(coaches).replace(/^\*\*(?:If–then|Se–então|Si–entonces):.*$/gm, '')
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
  'not too long': notTooLong,
  'not too short': notTooShort,
  markdown: plainMarkdown,
  'not a human': noClaimToBeHuman,
} as const satisfies Record<string, Property>
export type PropertyName = keyof typeof PROPERTIES

/** Whether the answer contains at least one of the expected words of the member. */
export function echoes({ reply, expect }: Answered): boolean {
  const text = folded(reply.text)
  return (expect.echo ?? []).some((word) => text.includes(folded(word)))
}
