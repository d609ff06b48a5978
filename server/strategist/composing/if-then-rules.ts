import type { CardId } from '#content/playbook/cards.ts'
import { SECOND_RULES } from '#content/playbook/second-rules.ts'
import { searchTerms } from '../cards/card-index.ts'
import { nearestCard } from '../cards/nearest-card.ts'
import { fold } from '../reading/fold.ts'
import type { TimedStep } from './card-parts.ts'
import { plainWords, shorten } from './member-words.ts'
import { cardsToBorrowFrom, nearbyCard } from './nearby-card.ts'
import { alreadyTold, cardWords, type Telling } from './telling.ts'
import { soundsLikeTrouble } from './trouble-words.ts'

/** Both halves of an if–then plan, without the words for if and then. */
export interface Rule {
  cue: string
  action: string
}

const ownRule = (telling: Telling, card: CardId): Rule => cardWords(telling, card).ifThen

/** In one of so many answers that could, the obstacle takes the place of the card's cue. */
const OBSTACLE_IN = 3

/**
 * The obstacle as the cue of the rule. What the card answers with only follows it where the card's own cue speaks of
 * the same thing; else what the card nearest to it does. Null where none is near.
 */
function ruleOnObstacle(telling: Telling, card: CardId, obstacle: string): Rule | null {
  const { language, message } = telling.question
  const own = ownRule(telling, card)
  const shared = searchTerms(own.cue, language)
  const same = searchTerms(obstacle, language).some((term) => shared.includes(term))
  const near = same ? null : nearestCard(telling.question, telling.reading, obstacle, card)
  if (!same && near === null) return null
  const words = shorten(obstacle)
  const direct = language === 'en' && !words.endsWith('…') ? firstPerson(words, message) : null
  const cue = direct ?? telling.choice.one(telling.phrases.ifObstacle).replace('{obstacle}', () => words)
  telling.used.add('obstacle')
  return { cue, action: near ? ownRule(telling, near.id).action : own.action }
}

/** The obstacle as the cue where it was asked for, and now and then where it was said; the card's own cue else. */
export function ruleOf(telling: Telling, card: CardId): Rule {
  const { obstacle } = telling.reading.said
  if (obstacle === undefined || plainWords(obstacle) === '') return ownRule(telling, card)
  if (!soundsLikeTrouble(obstacle)) return ownRule(telling, card)
  const wasAsked = telling.reading.act === 'answer' && telling.last?.trace?.asked === 'obstacle'
  if (!wasAsked && telling.choice.number(OBSTACLE_IN) !== 0) return ownRule(telling, card)
  return ruleOnObstacle(telling, card, obstacle) ?? ownRule(telling, card)
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

/** A step as what the member does then: said to oneself, as a coach says it. */
export function actionFrom(telling: Telling, { text }: TimedStep): string {
  const move = text.replace(/\.(”?)$/, '$1').replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
  return telling.phrases.thenMove.replace('{move}', () => move)
}

/**
 * For an answer that goes on with a card: a rule that was not given yet. First the card's own, then that of the card
 * nearest to what was just said, then the card's second, and only where nothing near is left one for any plan.
 */
export function freshRule(telling: Telling, card: CardId): Rule {
  const isFresh = ({ action }: Rule): boolean => !alreadyTold(telling, action)
  const near = nearbyCard(telling, card)
  const rules = [
    ruleOf(telling, card),
    ...(near ? [ownRule(telling, near)] : []),
    SECOND_RULES[telling.question.language][card],
    ...cardsToBorrowFrom(telling, card).map((lender) => ownRule(telling, lender)),
  ]
  const fresh = rules.find(isFresh)
  if (fresh) return fresh
  const slips = telling.choice.shuffle(telling.phrases.slips)
  return slips.find(isFresh) ?? slips[0] ?? ownRule(telling, card)
}

export function sayRule({ phrases }: Telling, { cue, action }: Rule): string {
  const said = phrases.ifThen.replace('{cue}', () => cue).replace('{action}', () => action)
  // Words to say may end on their own mark.
  return said.replace(/([?!]”)\.$/, '$1')
}
