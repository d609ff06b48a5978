import type { CardWords } from '#content/playbook/card.ts'
import type { CardId } from '#content/playbook/cards.ts'
import { PLAYBOOK } from '#content/playbook/playbook.ts'
import type { Language } from '#contract/language.ts'
import { type PersonaConfig, personaConfig } from '../personas/personas.ts'
import { findMark } from '../reading/amounts.ts'
import { fold, words } from '../reading/fold.ts'
import { memberText } from '../reading/member-text.ts'
import type { DialogueAct, Question, Reading, Trace, Turn, UsedItem } from '../strategist.ts'
import { en } from './phrases/en.ts'
import { es } from './phrases/es.ts'
import type { Phrases } from './phrases/phrases.ts'
import { pt } from './phrases/pt.ts'
import { type Choice, seededChoice } from './seeded-choice.ts'
import { beginsWithVerb } from './verb-starts.ts'
import { wholeClause } from './whole-clause.ts'
import { type Woven, weave } from './woven-words.ts'

const PHRASES: Record<Language, Phrases> = { en, pt, es }

/** All that the composers need to know while they tell one answer. */
export interface Telling {
  question: Question
  reading: Reading
  persona: PersonaConfig
  phrases: Phrases
  woven: Woven
  choice: Choice
  /** What of the member's shaped the text, noted as it is woven in. */
  used: Set<UsedItem>
  /** The answers given so far, oldest first. */
  answers: readonly Turn[]
  last: Turn | undefined
}

/** Acts that state a problem; in the others, what sounds like a goal or an obstacle is about the answer before. */
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

/** A scrap of a sentence would sound foolish repeated: better none, and the message's own first line instead. */
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

/** A mark answers a question for one; a bare number is one in any case. */
function withNumber(reading: Reading, { message, language }: Question, asked: Trace['asked']): Reading {
  const isBare = /^\s*\d{1,2}\s*(?:\/\s*10)?[.!]?\s*$/.test(message)
  const wasAsked = asked === 'commitment' || asked === 'confidence'
  if (reading.said.confidence !== undefined || !(isBare || wasAsked || reading.outcome !== undefined)) return reading
  const confidence = reading.outcome ?? findMark(memberText(message, language), language)
  return confidence === undefined ? reading : { ...reading, said: { ...reading.said, confidence } }
}

export function beginTelling(question: Question, read: Reading): Telling {
  const phrases = PHRASES[question.language]
  const answers = question.history.filter((turn) => turn.role === 'assistant')
  const asked = answers.at(-1)?.trace?.asked ?? null
  const reading = withNumber(withoutScraps(withoutEchoes(read), question), question, asked)
  return {
    question,
    reading,
    persona: personaConfig(question.persona),
    phrases,
    woven: weave(question, reading, phrases),
    choice: seededChoice(`${question.seed}·${answers.length}·${question.persona}·${question.message}`),
    used: new Set(),
    answers,
    last: answers.at(-1),
  }
}

export const cardWords = (telling: Telling, id: CardId): CardWords => PLAYBOOK[telling.question.language][id]

/** What the answer before this one asked for. */
export const lastAsked = (telling: Telling): Trace['asked'] => telling.last?.trace?.asked ?? null

/** The card the conversation is on: that of the latest answer that had one. */
export const currentCard = (telling: Telling): CardId | undefined =>
  telling.answers.findLast((turn) => (turn.trace?.cards.length ?? 0) > 0)?.trace?.cards[0]

/** A step may have been said inside a sentence, where it begins and ends otherwise. */
const withoutEnds = (text: string): string => text.replace(/^./u, '').replace(/\.?”?$/, '')

/** Whether an earlier answer already said these words. */
export function alreadyTold(telling: Telling, text: string): boolean {
  const bare = withoutEnds(text)
  return telling.answers.some((turn) => turn.content.includes(bare))
}
