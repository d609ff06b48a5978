import type { CardWords } from '#content/playbook/card.ts'
import type { CardId } from '#content/playbook/cards.ts'
import { PLAYBOOK } from '#content/playbook/playbook.ts'
import type { Language } from '#contract/language.ts'
import { type PersonaConfig, personaConfig } from '../personas/personas.ts'
import { findMark } from '../reading/amounts.ts'
import { fold, words } from '../reading/fold.ts'
import { memberText } from '../reading/member-text.ts'
import type { DialogueAct, Question, Reading, Trace, Turn, UsedItem } from '../strategist.ts'
import { wholeClause } from './member-words.ts'
import { en } from './phrases/en.ts'
import { es } from './phrases/es.ts'
import type { Phrases } from './phrases/phrases.ts'
import { pt } from './phrases/pt.ts'
import { type Placeholders, placeholdersFor } from './placeholders.ts'
import { type Choice, seededChoice } from './seeded-choice.ts'
import { beginsWithVerb } from './verb-starts.ts'

const PHRASES: Record<Language, Phrases> = { en, pt, es }

/** Everything that the composers need for one answer. */
export interface AnswerContext {
  question: Question
  reading: Reading
  persona: PersonaConfig
  phrases: Phrases
  placeholders: Placeholders
  choice: Choice
  /** The member's data that the text uses, collected while placeholders are filled. */
  used: Set<UsedItem>
  /** The answers given so far, oldest first. */
  answers: readonly Turn[]
  last: Turn | undefined
}

/** Acts that state a problem; in the others, an apparent goal or obstacle refers to the previous answer. */
const STATES_PROBLEM: readonly DialogueAct[] = ['new-problem', 'answer']

function withoutEchoes(reading: Reading): Reading {
  if (STATES_PROBLEM.includes(reading.act)) return reading
  const { goal, obstacle, ...said } = reading.said
  const slots = { ...reading.slots }
  if (slots.goal === goal) delete slots.goal
  if (slots.obstacle === obstacle) delete slots.obstacle
  return { ...reading, said, slots }
}

const OBSTACLE_BEGINS = /^(?:i|me|eu|yo|no|nao|sem|sin|can't|cannot|don't|not)\b/
const POINTS_BACK = /\b(?:him|her|it|that|them|ele|ela|isso|eso|esto|lo)$/

const HANGS_ON = /^(?:with|about|for|of|on|to|in|de|do|da|com|con|para|pra|por|em|en|sobre)\b/

/** Removes fragments that would read badly when repeated; the first line of the message is used instead. */
function withoutScraps(reading: Reading, { message, language }: Question): Reading {
  const said = { ...reading.said }
  if (said.obstacle !== undefined) said.obstacle = wholeClause(said.obstacle, message, language)
  const [goal, obstacle] = [fold(said.goal ?? ''), fold(said.obstacle ?? '')]
  const isShort = (text: string): boolean => words(text).length <= 2
  if (isShort(obstacle) && !OBSTACLE_BEGINS.test(obstacle)) delete said.obstacle
  const isThin = isShort(goal) && (POINTS_BACK.test(goal) || !beginsWithVerb(goal, language))
  if (isThin || HANGS_ON.test(goal) || obstacle.includes(goal)) delete said.goal
  return { ...reading, said }
}

/** A number is the confidence if we asked for one, or if it is the whole message. */
function withNumber(reading: Reading, { message, language }: Question, asked: Trace['asked']): Reading {
  const isBare = /^\s*\d{1,2}\s*(?:\/\s*10)?[.!]?\s*$/.test(message)
  const wasAsked = asked === 'commitment' || asked === 'confidence'
  if (reading.said.confidence !== undefined || !(isBare || wasAsked || reading.outcome !== undefined)) return reading
  const confidence = reading.outcome ?? findMark(memberText(message, language), language)
  return confidence === undefined ? reading : { ...reading, said: { ...reading.said, confidence } }
}

export function createAnswerContext(question: Question, read: Reading): AnswerContext {
  const phrases = PHRASES[question.language]
  const answers = question.history.filter((turn) => turn.role === 'assistant')
  const asked = answers.at(-1)?.trace?.asked ?? null
  const reading = withNumber(withoutScraps(withoutEchoes(read), question), question, asked)
  return {
    question,
    reading,
    persona: personaConfig(question.persona),
    phrases,
    placeholders: placeholdersFor(question, reading, phrases),
    choice: seededChoice(`${question.seed}·${answers.length}·${question.persona}·${question.message}`),
    used: new Set(),
    answers,
    last: answers.at(-1),
  }
}

export const cardWords = (context: AnswerContext, id: CardId): CardWords => PLAYBOOK[context.question.language][id]

/** What the previous answer asked for. */
export const lastAsked = (context: AnswerContext): Trace['asked'] => context.last?.trace?.asked ?? null

/** The card of the latest answer that had one. */
export const currentCard = (context: AnswerContext): CardId | undefined =>
  context.answers.findLast((turn) => (turn.trace?.cards.length ?? 0) > 0)?.trace?.cards[0]

/** A step may have been used inside a sentence, with another first letter and punctuation. */
const withoutEnds = (text: string): string => text.replace(/^./u, '').replace(/\.?”?$/, '')

/** Whether an earlier answer contains this text. */
export function alreadyTold(context: AnswerContext, text: string): boolean {
  const bare = withoutEnds(text)
  return context.answers.some((turn) => turn.content.includes(bare))
}
