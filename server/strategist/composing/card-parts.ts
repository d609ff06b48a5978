import type { StepTime } from '#content/playbook/card.ts'
import { type CardId, factsOf } from '#content/playbook/cards.ts'
import { CLOSE_UPS } from '#content/playbook/close-ups.ts'
import { cardIndex, searchTerms } from '../cards/card-index.ts'
import { fold } from '../reading/fold.ts'
import { type DatedStep, dateSteps } from './dated-steps.ts'
import { plainWords, shorten } from './member-words.ts'
import { alreadyTold, cardWords, type Telling } from './telling.ts'
import { isTender } from './tender-cards.ts'
import { canFill, fill, namesIn, type WovenName } from './woven-words.ts'

export interface TimedStep {
  text: string
  time: StepTime
}
/** Both halves of an if–then plan, without the words for if and then. */
export interface Rule {
  cue: string
  action: string
}

export const stepsOf = (telling: Telling, card: CardId): TimedStep[] =>
  cardWords(telling, card).steps.map((text, index) => ({ text, time: factsOf(card).when[index] ?? 'week' }))

export const freshSteps = (telling: Telling, card: CardId): TimedStep[] =>
  stepsOf(telling, card).filter((step) => !alreadyTold(telling, step.text))

/** Parts of a card seen from near, see close-up.ts. */
export type ClosePart = 'small' | 'words' | 'other'

/** What of these was not given yet, in the order asked for; where a card runs short, its stage's pieces fill up. */
export function closeSteps(telling: Telling, card: CardId, parts: readonly ClosePart[], most = 2): TimedStep[] {
  const [small, words, other] = CLOSE_UPS[telling.question.language][card]
  const close = { small, words, other }
  const all = [...parts.map((part) => close[part]), ...telling.phrases.pieces[factsOf(card).stage]]
  const fresh = all.filter((text) => !alreadyTold(telling, text)).slice(0, most)
  return fresh.map((text, index) => ({ text, time: index === 0 ? 'today' : 'week' }))
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

function ownRule(telling: Telling, card: CardId): Rule {
  return cardWords(telling, card).ifThen
}

/** In one of so many answers that could, the obstacle takes the place of the card's cue. */
const OBSTACLE_IN = 3

/**
 * The obstacle as the cue of the rule. What the card answers with only follows it where the card's own cue speaks of
 * the same thing; else the first step in its smallest form does, which follows anything.
 */
function ruleOnObstacle(telling: Telling, card: CardId, obstacle: string): Rule {
  const { language, message } = telling.question
  const own = ownRule(telling, card)
  const words = shorten(obstacle)
  const direct = language === 'en' && !words.endsWith('…') ? firstPerson(words, message) : null
  const cue = direct ?? telling.choice.one(telling.phrases.ifObstacle).replace('{obstacle}', () => words)
  const shared = searchTerms(own.cue, language)
  const same = searchTerms(obstacle, language).some((term) => shared.includes(term))
  telling.used.add('obstacle')
  return { cue, action: same ? own.action : telling.choice.one(telling.phrases.thenSmall) }
}

/** Not everything after a "but" gets in the way again: only what names an inability, a fear or a slip comes back. */
const SOUNDS_LIKE_TROUBLE =
  /\b(?:can'?t|cannot|unable|afraid|scared|fear|freez\w*|chok\w+|gas(?:s?ing)?(?: out)?|panic\w*|nervous|forget\w*|quit\w*|give up|procrastinat\w+|tired|no (?:time|energy|money)|don'?t (?:have|know)|go(?:es)? blank|medo|pavor|travo|trava|gelo|canso|desisto|procrastino|nao (?:consigo|sei|tenho)|sem (?:tempo|energia|dinheiro)|vergonha|miedo|panico|me (?:bloqueo|trabo|congelo|canso|rindo|cuesta|paralizo)|no (?:puedo|logro|consigo|se|tengo)|sin (?:tiempo|energia|dinero)|verguenza)\b/

/** The obstacle as the cue where it was asked for, and now and then where it was said; the card's own cue else. */
export function ruleOf(telling: Telling, card: CardId): Rule {
  const { obstacle } = telling.reading.said
  if (obstacle === undefined || plainWords(obstacle) === '') return ownRule(telling, card)
  if (!SOUNDS_LIKE_TROUBLE.test(fold(obstacle))) return ownRule(telling, card)
  const wasAsked = telling.reading.act === 'answer' && telling.last?.trace?.asked === 'obstacle'
  if (!wasAsked && telling.choice.number(OBSTACLE_IN) !== 0) return ownRule(telling, card)
  return ruleOnObstacle(telling, card, obstacle)
}

/** "freeze when he comes" → "I freeze when he comes", where that is how it was said. */
function firstPerson(obstacle: string, message: string): string | null {
  const whole = /^i\b/i.test(obstacle)
    ? obstacle
    : fold(message).includes(`i ${fold(obstacle)}`)
      ? `I ${obstacle}`
      : null
  return whole?.replace(/\bi\b/g, 'I').replace(/^I (?:always|often|usually|sometimes) /, 'I ') ?? null
}

/** For an answer that goes on with a card: a rule that was not given yet. */
export function freshRule(telling: Telling, card: CardId): Rule {
  const rule = ruleOf(telling, card)
  if (!alreadyTold(telling, rule.action)) return rule
  const slips = telling.choice.shuffle(telling.phrases.slips)
  return slips.find((slip) => !alreadyTold(telling, slip.action)) ?? slips[0] ?? rule
}

export const sayRule = (telling: Telling, rule: Rule): string =>
  telling.phrases.ifThen.replace('{cue}', () => rule.cue).replace('{action}', () => rule.action)

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
