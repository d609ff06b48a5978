import { groupOf, type Matter, type MatterGroup } from '#content/playbook/matter-cards.ts'
import type { Language } from '#contract/language.ts'
import type { DayText, Memory, Question, Reading, SlotName, Slots, Trace } from '#server/strategist/strategist.ts'
import { readConcepts, readMatters } from '../concepts/read-concepts.ts'
import { findMark } from './amounts.ts'
import { chosenMatter } from './chosen-matter.ts'
import { findCorrection, toldSoFar } from './corrected-facts.ts'
import { eventKind } from './events.ts'
import { findAct, saysNothing } from './find-act.ts'
import { findCommitments } from './find-commitments.ts'
import { findDate } from './find-date.ts'
import { findMatters, matterInHand } from './find-matters.ts'
import { findRole } from './find-role.ts'
import { findSlots } from './find-slots.ts'
import { fold } from './fold.ts'
import { cutWords, memberText } from './member-text.ts'
import { saidEarlier, wasAskedForNumber } from './said-earlier.ts'
import { statedCorrection } from './stated-correction.ts'
import { readHoursAnswer } from './weekly-hours.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A stored fact as a slot; outdated or invalid values are left out. */
function factSlot({ key, value }: Memory['facts'][number], today: DayText): Slots {
  if (key === 'event_date') return DAY.test(value) && value >= today ? { event_date: value } : {}
  if (key === 'hours_a_week' || key === 'confidence') {
    const number = Number.parseFloat(value.replace(',', '.'))
    return Number.isFinite(number) && number > 0 ? { [key]: number } : {}
  }
  return value.trim() === '' ? {} : { [key]: value }
}

/** Later values win. A new kind of event does not inherit the old one's date. */
function merge(earlier: Slots, later: Slots, language: Language): Slots {
  const merged = { ...earlier, ...later }
  if (earlier.event === undefined || later.event === undefined || later.event_date !== undefined) return merged
  if (eventKind(fold(earlier.event), language) === eventKind(fold(later.event), language)) return merged
  const { event_date: _, ...rest } = merged
  return rest
}

/** Something that is possible is no obstacle, even if an obstacle was asked for. */
const SAYS_WHAT_IS_POSSIBLE =
  /^(?:i can|(?:eu )?(?:posso|consigo)|(?:yo )?puedo)\b(?!.*\b(?:but|mas|pero|only|so|solo)\b)/

/** The answer to a question is often just the value of the slot: "4", "my temper". */
function answerSlot(asked: SlotName, message: string, language: Language, today: DayText): Slots {
  const text = memberText(message, language)
  if (saysNothing(message)) return {}
  if (asked === 'obstacle' && SAYS_WHAT_IS_POSSIBLE.test(text.folded)) return {}
  if (asked === 'event_date') {
    const event_date = findDate(message, language, today)?.day
    return event_date === undefined ? {} : { event_date }
  }
  if (asked === 'hours_a_week') {
    const hours_a_week = readHoursAnswer(text, language)
    return hours_a_week === undefined ? {} : { hours_a_week }
  }
  if (asked === 'confidence') {
    const confidence = findMark(text, language)
    return confidence === undefined ? {} : { confidence }
  }
  const own = cutWords(text, 0, text.folded.length)
  return own === '' ? {} : { [asked]: own }
}

const isSlot = (asked: Trace['asked']): asked is SlotName =>
  asked !== null && asked !== 'commitment' && asked !== 'card' && asked !== 'matter'

const askedBefore = (history: Question['history']): Trace['asked'] =>
  history.findLast((turn) => turn.role === 'assistant')?.trace?.asked ?? null

interface Known {
  language: Language
  today: DayText
  /** What was said earlier in the conversation. */
  slots: Slots
}

function readTurn(message: string, history: Question['history'], { language, today, slots }: Known) {
  const concepts = readConcepts(message, language)
  const corrected = statedCorrection(message, language, today)
  if (corrected) return { act: 'correction' as const, question: null, concepts, said: corrected }
  const { event_date } = slots
  const known = { event_date, language, today, answers: wasAskedForNumber(history) }
  const correction = findCorrection(message, toldSoFar({ history, today, language }), known)
  if (correction) return { act: 'correction' as const, question: null, concepts, said: correction.said, correction }
  const found = findSlots(message, language, today)
  const read = { ...findAct(message, history, language, { said: found, concepts }), concepts }
  const asked = askedBefore(history)
  const answers = read.act === 'answer' && isSlot(asked) && found[asked] === undefined
  if (answers) return { ...read, said: { ...answerSlot(asked, message, language, today), ...found } }
  const isFirst = history.every(({ role }) => role === 'user')
  if (read.act !== 'progress' && (read.act !== 'question' || isFirst)) return { ...read, said: found }
  // "How do I start tomorrow?" is about a step: the date is not that of the event.
  const { event_date: _, ...rest } = found
  return { ...read, said: rest }
}

/** The outcome in a report, or the number that a coach asked for: "7" says how it went, not how confident someone is. */
function findOutcome(question: Question, { act, said }: Pick<Reading, 'act' | 'said'>): number | undefined {
  const { message, history, language } = question
  const asked = askedBefore(history) === 'commitment' && (act === 'answer' || act === 'progress')
  if (asked) return said.confidence ?? findMark(memberText(message, language), language)
  return act === 'progress' ? said.confidence : undefined
}

/** How many earlier messages of the member are read together with a new one. */
const READ_TOGETHER = 3
const MOST_TOGETHER = 800

function mattersOf(
  question: Question,
  { act, concepts, sport }: Pick<Reading, 'act' | 'concepts'> & { sport: string | undefined },
): Reading['matters'] {
  const { message, language, template } = question
  const role = findRole(message, concepts)
  const own = findMatters(concepts.matters, { template, sport, role, said: message })
  const before = saidEarlier(question).map(({ content }) => content)
  if (before.length === 0 || (act === 'new-problem' && matterInHand(question) !== undefined)) return own
  // What was said earlier would only take the place of a part of it.
  if (message.length >= MOST_TOGETHER) return own
  const together = [...before.slice(-READ_TOGETHER), message].join('\n').slice(-MOST_TOGETHER)
  const all = findMatters(readMatters(together, language), { template, sport, role, said: together })
  const conversation = { all, inHand: matterInHand(question) }
  return findMatters(concepts.matters, { template, sport, role, said: message, conversation })
}

/** The groups of matters in which a stored fact helps. Elsewhere it would be beside the point: a bout in a talk with the boss. */
const FACT_GROUPS: Partial<Record<SlotName, readonly MatterGroup[]>> = {
  event: ['mind', 'technique', 'body'],
  event_date: ['mind', 'technique', 'body'],
  sport: ['mind', 'technique', 'body'],
  level: ['mind', 'technique', 'body'],
  hours_a_week: ['mind', 'technique', 'body', 'time'],
  money: ['business'],
}

function fittingFacts(stored: Slots, matter: Matter | undefined): Slots {
  if (matter === undefined) return stored
  const group = groupOf(matter)
  return Object.fromEntries(
    Object.entries(stored).filter(([name]) => FACT_GROUPS[name as SlotName]?.includes(group) ?? true),
  )
}

/** Reads a message. The result is the same for every model that may answer it. */
export function readMessage(question: Question): Reading {
  const { message, history, memory, language, today } = question
  let stored: Slots = {}
  for (const fact of memory.facts) stored = { ...stored, ...factSlot(fact, today) }
  let slots: Slots = {}
  for (const [index, turn] of history.entries()) {
    // Messages that the safety gate answered contain nothing to coach.
    if (turn.role !== 'user' || history[index + 1]?.trace?.safety_level) continue
    // "In three weeks" counts from the day it was said.
    const day = turn.day ?? today
    const said =
      history[index + 1]?.trace?.said ??
      readTurn(turn.content, history.slice(0, index), { language, today: day, slots }).said
    slots = merge(slots, said, language)
  }
  if (slots.event_date !== undefined && slots.event_date < today) delete slots.event_date
  const { act, question: asks, said, concepts, correction } = readTurn(message, history, { language, today, slots })
  const outcome = findOutcome(question, { act, said })
  // "When is my exam?" names no other event than the one that was spoken of.
  const { event: _, ...asking } = said
  const told = merge(slots, act === 'question' && slots.event_date !== undefined ? asking : said, language)
  const chosen = chosenMatter(question)
  const matters = chosen
    ? [{ concept: chosen, share: 1 }]
    : mattersOf(question, { act, concepts, sport: told.sport ?? stored.sport })
  return {
    act,
    said,
    slots: merge(fittingFacts(stored, matters[0]?.concept), told, language),
    asks,
    concepts,
    matters,
    commitments: findCommitments(message, language, today),
    ...(outcome === undefined ? {} : { outcome }),
    ...(correction === undefined ? {} : { correction }),
  }
}
