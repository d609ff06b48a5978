import { FIRST_MOVES } from '#content/personas/first-moves/first-moves.ts'
import type { StepTime } from '#content/playbook/card.ts'
import { type CardId, factsOf } from '#content/playbook/cards.ts'
import { groupOf, type Matter } from '#content/playbook/matter-cards.ts'
import { READING_LABELS } from '#content/reading/labels/labels.ts'
import type { Language } from '#contract/language.ts'
import { termRarities, termsOf } from '../reading/terms.ts'
import { type AnswerContext, alreadyTold, cardWords } from './answer-context.ts'
import { type DatedStep, dateSteps } from './dated-steps.ts'
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
  const rarities = termRarities(language)
  const terms = new Set(termsOf(said, language))
  const shared = ({ text }: TimedStep): number =>
    termsOf(text, language).reduce((sum, term) => sum + (terms.has(term) ? (rarities.get(term) ?? 0) : 0), 0)
  return steps.toSorted((one, other) => shared(other) - shared(one))
}

/** The parts of a card's close-up that were not given yet, in the requested order. */
export function freshCloseUps(context: AnswerContext, card: CardId, parts: readonly ClosePart[]): TimedStep[] {
  const [small, words, other] = cardWords(context, card).close_up
  const close = { small, words, other }
  return parts
    .map((part): TimedStep => ({ text: close[part], time: 'today' }))
    .filter(({ text }) => !alreadyTold(context, text))
}

/** The first step today, later ones within the week; steps for the day of the event stay there. */
const oneAfterTheOther = (steps: readonly TimedStep[]): TimedStep[] =>
  steps.map(({ text, time }, index) => ({ text, time: time === 'event' ? time : index === 0 ? 'today' : 'week' }))

/** The parts of a card's close-up that are left, those related to the message first. */
export function closeSteps(context: AnswerContext, card: CardId, parts: readonly ClosePart[], most = 2): TimedStep[] {
  const { message, language } = context.question
  return oneAfterTheOther(byWhatWasSaid(freshCloseUps(context, card, parts), message, language).slice(0, most))
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

/** What this coach does first in such a matter; nothing without a coach. */
export function firstMove({ question, choice }: AnswerContext, matter: Matter): TimedStep[] {
  const { persona, language } = question
  if (persona === null) return []
  return [{ text: choice.one(FIRST_MOVES[language][persona][groupOf(matter)]), time: 'today' }]
}

/** One thing to do with the time for it, before the later steps of its card. A known date gives the step a day before it. */
export function oneThingToDo(
  context: AnswerContext,
  card: CardId,
  { text, before = [] }: { text: string; before?: readonly TimedStep[] },
): { line: string; steps: DatedStep[] } {
  const { question, reading, phrases } = context
  const steps = dated(context, [...before, { text, time: 'week' }, ...stepsOf(context, card).slice(1)])
  const label = steps.find((step) => step.text === text)?.label ?? phrases.labels.today
  const { this_week } = READING_LABELS[question.language].parts
  const sport = reading.said.sport === undefined ? '' : fill(' ({sport})', context.placeholders, context.used)
  return { line: `**${reading.slots.event_date === undefined ? this_week : label}${sport}:** ${text}`, steps }
}

const QUOTED = /“[^”]*”|«[^»]*»|(?<=^|[\s(])'[^'\n]*'/g

/** Whether a text asks something itself, outside its quotations. */
export const asksSomething = (text: string): boolean => text.replace(QUOTED, '').includes('?')

/** The card's own question, unless it was asked already or the answer itself asks something. */
export function questionAfter(context: AnswerContext, card: CardId, answer: string): string | undefined {
  const { question } = cardWords(context, card)
  return asksSomething(answer) || isTender(card) || alreadyTold(context, question) ? undefined : question
}

/** Whether a card's own words are about the text. */
function speaksOf(context: AnswerContext, card: CardId, said: string | undefined): boolean {
  const { language } = context.question
  const { title, why, rules } = cardWords(context, card)
  const own = new Set(termsOf([title, why, ...rules.map(({ cue }) => cue)].join(' '), language))
  return termsOf(said ?? '', language).some((term) => own.has(term))
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
