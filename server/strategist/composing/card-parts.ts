import type { StepTime } from '#content/playbook/card.ts'
import { type CardId, factsOf } from '#content/playbook/cards.ts'
import { CLOSE_UPS } from '#content/playbook/close-ups.ts'
import type { Language } from '#contract/language.ts'
import { cardIndex, searchTerms } from '../cards/card-index.ts'
import { type AnswerContext, alreadyTold, cardWords } from './answer-context.ts'
import { type DatedStep, dateSteps } from './dated-steps.ts'
import { cardsToBorrowFrom } from './nearby-card.ts'
import { canFill, fill, namesIn, type PlaceholderName } from './placeholders.ts'
import { isTender } from './tender-cards.ts'

export interface TimedStep {
  text: string
  time: StepTime
}

export const stepsOf = (context: AnswerContext, card: CardId): TimedStep[] =>
  cardWords(context, card).steps.map((text, index) => ({ text, time: factsOf(card).when[index] ?? 'week' }))

export const freshSteps = (context: AnswerContext, card: CardId): TimedStep[] =>
  stepsOf(context, card).filter((step) => !alreadyTold(context, step.text))

/** Parts of a card's close-up, see close-up.ts. */
export type ClosePart = 'small' | 'words' | 'other'
export const CLOSE_PARTS: readonly ClosePart[] = ['small', 'words', 'other']

/** Steps that share a significant word with the message come first; the rest keeps its order. */
export function byWhatWasSaid(steps: readonly TimedStep[], said: string, language: Language): TimedStep[] {
  const { rarityInAll } = cardIndex(language)
  const terms = new Set(searchTerms(said, language))
  const shared = ({ text }: TimedStep): number =>
    searchTerms(text, language).reduce((sum, term) => sum + (terms.has(term) ? (rarityInAll.get(term) ?? 0) : 0), 0)
  return steps.toSorted((one, other) => shared(other) - shared(one))
}

/** The parts of a card's close-up that were not given yet, in the requested order. */
export function freshCloseUps(context: AnswerContext, card: CardId, parts: readonly ClosePart[]): TimedStep[] {
  const [small, words, other] = CLOSE_UPS[context.question.language][card]
  const close = { small, words, other }
  return parts
    .map((part): TimedStep => ({ text: close[part], time: 'today' }))
    .filter(({ text }) => !alreadyTold(context, text))
}

/** The first step today, later ones within the week; steps for the day of the event stay there. */
export const oneAfterTheOther = (steps: readonly TimedStep[]): TimedStep[] =>
  steps.map(({ text, time }, index) => ({ text, time: time === 'event' ? time : index === 0 ? 'today' : 'week' }))

/** The remaining steps of a card, those related to the message first; filled up from nearby cards when there are few. */
export function stepsLeft(context: AnswerContext, card: CardId, parts: readonly ClosePart[], most = 2): TimedStep[] {
  const { message, language } = context.question
  const own = byWhatWasSaid(freshCloseUps(context, card, parts), message, language)
  const lenders = own.length < most ? cardsToBorrowFrom(context, card) : []
  const borrowed = lenders.flatMap((lender) =>
    byWhatWasSaid(freshCloseUps(context, lender, CLOSE_PARTS), message, language).slice(0, 1),
  )
  return oneAfterTheOther([...own, ...borrowed].slice(0, most))
}

/** The same, filled up with smaller pieces for the card's stage. */
export function closeSteps(context: AnswerContext, card: CardId, parts: readonly ClosePart[], most = 2): TimedStep[] {
  const pieces = context.phrases.pieces[factsOf(card).stage]
    .filter((text) => !alreadyTold(context, text))
    .map((text): TimedStep => ({ text, time: 'today' }))
  return oneAfterTheOther([...stepsLeft(context, card, parts, most), ...pieces].slice(0, most))
}

export function dated(context: AnswerContext, steps: readonly TimedStep[]): DatedStep[] {
  const { today, language } = context.question
  const { event_date } = context.reading.slots
  if (event_date !== undefined && event_date >= today) context.used.add('event_date')
  return dateSteps(steps, {
    today,
    language,
    phrases: context.phrases,
    event_date: event_date !== undefined && event_date >= today ? event_date : undefined,
  })
}

/** Whether a card's cues match the text. */
function speaksOf(context: AnswerContext, card: CardId, said: string | undefined): boolean {
  const { language } = context.question
  const cues = new Set((cardIndex(language).cues.get(card) ?? []).flat())
  return searchTerms(said ?? '', language).some((term) => cues.has(term))
}

/** The insight, introduced by something from the message that the opener did not use and that the card is about. */
export function sayInsight(context: AnswerContext, card: CardId): string {
  const { why } = cardWords(context, card)
  const { said, slots } = context.reading
  const mayNameSport = context.answers.length === 0 && !context.used.has('sport') && context.choice.number(4) === 0
  const leadsOn = (name: PlaceholderName): boolean => {
    // At most once in a conversation, and not in every conversation, so that it does not become a habit.
    if (name === 'sport') return context.question.template === 'fight' && mayNameSport
    if (name === 'event') return !context.used.has('event') && speaksOf(context, card, slots.event)
    if (name !== 'obstacle' && name !== 'emotion' && name !== 'people') return false
    return !context.used.has(name) && speaksOf(context, card, said[name])
  }
  const leads = context.phrases.insight.filter(
    (lead) => canFill(lead, context.placeholders) && namesIn(lead).every(leadsOn),
  )
  const pickingUp = leads.filter((lead) => namesIn(lead).length > 0)
  const some = context.choice.shuffle(pickingUp.length > 0 ? pickingUp : leads)[0]
  const lead = isTender(card) ? '{insight}' : (some ?? '{insight}')
  const follows = lead.includes(': {insight}') && context.question.language !== 'en'
  const insight = follows ? why.replace(/^./u, (letter) => letter.toLowerCase()) : why
  return fill(lead, context.placeholders, context.used, { insight })
}
