import type { CardId } from '#content/playbook/cards.ts'
import { SECOND_RULES } from '#content/playbook/second-rules.ts'
import { searchTerms } from '../cards/card-index.ts'
import { nearestCard } from '../cards/nearest-card.ts'
import { fold } from '../reading/fold.ts'
import { type AnswerContext, alreadyTold, cardWords } from './answer-context.ts'
import type { TimedStep } from './card-parts.ts'
import { plainWords, shorten } from './member-words.ts'
import { cardsToBorrowFrom, nearbyCard } from './nearby-card.ts'
import { soundsLikeTrouble } from './trouble-words.ts'

/** Both halves of an if–then plan, without the words for if and then. */
export interface Rule {
  cue: string
  action: string
}

const ownRule = (context: AnswerContext, card: CardId): Rule => cardWords(context, card).ifThen

/** In one of this many possible answers the obstacle replaces the card's cue. */
const OBSTACLE_IN = 3

/**
 * The obstacle as the cue of the rule. The card's action is used only if its own cue is about
 * the same thing; else the action of the nearest card. Null if none is near.
 */
function ruleOnObstacle(context: AnswerContext, card: CardId, obstacle: string): Rule | null {
  const { language, message } = context.question
  const own = ownRule(context, card)
  const shared = searchTerms(own.cue, language)
  const same = searchTerms(obstacle, language).some((term) => shared.includes(term))
  const near = same ? null : nearestCard(context.question, context.reading, obstacle, card)
  if (!same && near === null) return null
  const words = shorten(obstacle)
  const direct = language === 'en' && !words.endsWith('…') ? firstPerson(words, message) : null
  const cue = direct ?? context.choice.one(context.phrases.ifObstacle).replace('{obstacle}', () => words)
  context.used.add('obstacle')
  return { cue, action: near ? ownRule(context, near.id).action : own.action }
}

/** The rule with the obstacle as its cue if it was asked for, or sometimes if it was mentioned; else the card's own rule. */
export function ruleOf(context: AnswerContext, card: CardId): Rule {
  const { obstacle } = context.reading.said
  if (obstacle === undefined || plainWords(obstacle) === '') return ownRule(context, card)
  if (!soundsLikeTrouble(obstacle)) return ownRule(context, card)
  const wasAsked = context.reading.act === 'answer' && context.last?.trace?.asked === 'obstacle'
  if (!wasAsked && context.choice.number(OBSTACLE_IN) !== 0) return ownRule(context, card)
  return ruleOnObstacle(context, card, obstacle) ?? ownRule(context, card)
}

/** "freeze when he comes" → "I freeze when he comes", if that is in the message. */
function firstPerson(obstacle: string, message: string): string | null {
  const whole = /^i\b/i.test(obstacle)
    ? obstacle
    : fold(message).includes(`i ${fold(obstacle)}`)
      ? `I ${obstacle}`
      : null
  return whole?.replace(/\bi\b/g, 'I').replace(/^I (?:always|often|usually|sometimes) /, 'I ') ?? null
}

/** A step as the action of a rule. */
export function actionFrom(context: AnswerContext, { text }: TimedStep): string {
  const move = text.replace(/\.(”?)$/, '$1').replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
  return context.phrases.thenMove.replace('{move}', () => move)
}

/**
 * For a follow-up answer with the same card: a rule that was not given yet. First the card's own, then that of the card
 * nearest to the message, then the card's second, and only if none is left a general one.
 */
export function freshRule(context: AnswerContext, card: CardId): Rule {
  const isFresh = ({ action }: Rule): boolean => !alreadyTold(context, action)
  const near = nearbyCard(context, card)
  const rules = [
    ruleOf(context, card),
    ...(near ? [ownRule(context, near)] : []),
    SECOND_RULES[context.question.language][card],
    ...cardsToBorrowFrom(context, card).map((lender) => ownRule(context, lender)),
  ]
  const fresh = rules.find(isFresh)
  if (fresh) return fresh
  const slips = context.choice.shuffle(context.phrases.slips)
  return slips.find(isFresh) ?? slips[0] ?? ownRule(context, card)
}

export function sayRule({ phrases }: AnswerContext, { cue, action }: Rule): string {
  const said = phrases.ifThen.replace('{cue}', () => cue).replace('{action}', () => action)
  // Quoted words may end with their own punctuation.
  return said.replace(/([?!]”)\.$/, '$1')
}
