import type { CardId } from '#content/playbook/cards.ts'
import { nearestCard } from '../cards/nearest-card.ts'
import { fold } from '../reading/fold.ts'
import { termsOf } from '../reading/terms.ts'
import { type AnswerContext, alreadyTold, cardWords } from './answer-context.ts'
import { plainWords, shorten } from './member-words.ts'
import { soundsLikeTrouble } from './trouble-words.ts'

/** Both halves of an if–then plan, without the words for if and then. */
export interface Rule {
  cue: string
  action: string
}

const ownRule = (context: AnswerContext, card: CardId): Rule => cardWords(context, card).rules[0]

/** In one of this many possible answers the obstacle replaces the card's cue. */
const OBSTACLE_IN = 3

/**
 * The obstacle as the cue of the rule. The card's action is used only if its own cue is about
 * the same thing; else the action of the nearest card. Null if none is near.
 */
function ruleOnObstacle(context: AnswerContext, card: CardId, obstacle: string): Rule | null {
  const { language, message } = context.question
  const own = ownRule(context, card)
  const shared = termsOf(own.cue, language)
  const same = termsOf(obstacle, language).some((term) => shared.includes(term))
  const near = same ? null : nearestCard(context.question, context.reading, obstacle)
  if (!same && near === null) return null
  const words = shorten(obstacle)
  const direct = language === 'en' && !words.endsWith('…') ? firstPerson(words, message) : null
  const cue = direct ?? context.choice.one(context.phrases.ifObstacle).replace('{obstacle}', () => words)
  context.used.add('obstacle')
  return { cue, action: near ? ownRule(context, near).action : own.action }
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

/** For a follow-up answer with the same card: a rule that was not given yet, the card's own ones first. */
export function freshRule(context: AnswerContext, card: CardId): Rule {
  const isFresh = ({ action }: Rule): boolean => !alreadyTold(context, action)
  const rules = [
    ruleOf(context, card),
    cardWords(context, card).rules[1],
    ...context.choice.shuffle(context.phrases.slips),
  ]
  return rules.find(isFresh) ?? ownRule(context, card)
}

export function sayRule({ phrases }: AnswerContext, { cue, action }: Rule): string {
  const said = phrases.ifThen.replace('{cue}', () => cue).replace('{action}', () => action)
  // Quoted words may end with their own punctuation.
  return said.replace(/([?!]”)\.$/, '$1')
}
