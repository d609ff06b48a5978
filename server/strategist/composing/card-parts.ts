import type { StepTime } from '#content/playbook/card.ts'
import { type CardId, factsOf } from '#content/playbook/cards.ts'
import { CLOSE_UPS } from '#content/playbook/close-ups.ts'
import type { Language } from '#contract/language.ts'
import { cardIndex, searchTerms } from '../cards/card-index.ts'
import { type DatedStep, dateSteps } from './dated-steps.ts'
import { cardsToBorrowFrom } from './nearby-card.ts'
import { alreadyTold, cardWords, type Telling } from './telling.ts'
import { isTender } from './tender-cards.ts'
import { canFill, fill, namesIn, type WovenName } from './woven-words.ts'

export interface TimedStep {
  text: string
  time: StepTime
}

export const stepsOf = (telling: Telling, card: CardId): TimedStep[] =>
  cardWords(telling, card).steps.map((text, index) => ({ text, time: factsOf(card).when[index] ?? 'week' }))

export const freshSteps = (telling: Telling, card: CardId): TimedStep[] =>
  stepsOf(telling, card).filter((step) => !alreadyTold(telling, step.text))

/** Parts of a card seen from near, see close-up.ts. */
export type ClosePart = 'small' | 'words' | 'other'
export const CLOSE_PARTS: readonly ClosePart[] = ['small', 'words', 'other']

/** What shares a telling word with what was said comes first; the rest keeps its order. */
export function byWhatWasSaid(steps: readonly TimedStep[], said: string, language: Language): TimedStep[] {
  const { rarityInAll } = cardIndex(language)
  const terms = new Set(searchTerms(said, language))
  const shared = ({ text }: TimedStep): number =>
    searchTerms(text, language).reduce((sum, term) => sum + (terms.has(term) ? (rarityInAll.get(term) ?? 0) : 0), 0)
  return steps.toSorted((one, other) => shared(other) - shared(one))
}

/** The parts of a card seen from near that were not given yet, in the order asked for. */
export function freshCloseUps(telling: Telling, card: CardId, parts: readonly ClosePart[]): TimedStep[] {
  const [small, words, other] = CLOSE_UPS[telling.question.language][card]
  const close = { small, words, other }
  return parts
    .map((part): TimedStep => ({ text: close[part], time: 'today' }))
    .filter(({ text }) => !alreadyTold(telling, text))
}

/** The first today, what comes after it within the week; what belongs to the day itself stays there. */
export const oneAfterTheOther = (steps: readonly TimedStep[]): TimedStep[] =>
  steps.map(({ text, time }, index) => ({ text, time: time === 'event' ? time : index === 0 ? 'today' : 'week' }))

/** What a card has left, what was just said choosing which comes first; where it runs short, its neighbours fill up. */
export function stepsLeft(telling: Telling, card: CardId, parts: readonly ClosePart[], most = 2): TimedStep[] {
  const { message, language } = telling.question
  const own = byWhatWasSaid(freshCloseUps(telling, card, parts), message, language)
  const lenders = own.length < most ? cardsToBorrowFrom(telling, card) : []
  const borrowed = lenders.flatMap((lender) =>
    byWhatWasSaid(freshCloseUps(telling, lender, CLOSE_PARTS), message, language).slice(0, 1),
  )
  return oneAfterTheOther([...own, ...borrowed].slice(0, most))
}

/** The same, filled up with the pieces of the card's stage. */
export function closeSteps(telling: Telling, card: CardId, parts: readonly ClosePart[], most = 2): TimedStep[] {
  const pieces = telling.phrases.pieces[factsOf(card).stage]
    .filter((text) => !alreadyTold(telling, text))
    .map((text): TimedStep => ({ text, time: 'today' }))
  return oneAfterTheOther([...stepsLeft(telling, card, parts, most), ...pieces].slice(0, most))
}

export function dated(telling: Telling, steps: readonly TimedStep[]): DatedStep[] {
  const { today, language } = telling.question
  const { event_date } = telling.reading.slots
  if (event_date !== undefined && event_date >= today) telling.used.add('event_date')
  return dateSteps(steps, {
    today,
    language,
    phrases: telling.phrases,
    event_date: event_date !== undefined && event_date >= today ? event_date : undefined,
  })
}

/** Whether a card speaks of what was said, going by its cues. */
function speaksOf(telling: Telling, card: CardId, said: string | undefined): boolean {
  const { language } = telling.question
  const cues = new Set((cardIndex(language).cues.get(card) ?? []).flat())
  return searchTerms(said ?? '', language).some((term) => cues.has(term))
}

/** The insight, led to from something that was said, that the opener has not picked up and the card speaks of. */
export function sayInsight(telling: Telling, card: CardId): string {
  const { why } = cardWords(telling, card)
  const { said, slots } = telling.reading
  const mayNameSport = telling.answers.length === 0 && !telling.used.has('sport') && telling.choice.number(4) === 0
  const leadsOn = (name: WovenName): boolean => {
    // Once in a conversation, and not in each: said every time it is a tic.
    if (name === 'sport') return telling.question.template === 'fight' && mayNameSport
    if (name === 'event') return !telling.used.has('event') && speaksOf(telling, card, slots.event)
    if (name !== 'obstacle' && name !== 'emotion' && name !== 'people') return false
    return !telling.used.has(name) && speaksOf(telling, card, said[name])
  }
  const leads = telling.phrases.insight.filter((lead) => canFill(lead, telling.woven) && namesIn(lead).every(leadsOn))
  const pickingUp = leads.filter((lead) => namesIn(lead).length > 0)
  const some = telling.choice.shuffle(pickingUp.length > 0 ? pickingUp : leads)[0]
  const lead = isTender(card) ? '{insight}' : (some ?? '{insight}')
  const follows = lead.includes(': {insight}') && telling.question.language !== 'en'
  const insight = follows ? why.replace(/^./u, (letter) => letter.toLowerCase()) : why
  return fill(lead, telling.woven, telling.used, { insight })
}
