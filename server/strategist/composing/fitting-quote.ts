import { PHILOSOPHERS } from '#content/philosophers/philosophers.ts'
import type { Stage } from '#content/playbook/card.ts'
import { type CardId, factsOf } from '#content/playbook/cards.ts'
import { en } from '#content/quotes/en.ts'
import { es } from '#content/quotes/es.ts'
import { pt } from '#content/quotes/pt.ts'
import { QUOTE_AUTHORS, type QuoteId } from '#content/quotes/quote-authors.ts'
import { type AnswerContext, alreadyTold } from './answer-context.ts'
import { fill } from './placeholders.ts'
import { isTender } from './tender-cards.ts'

const QUOTES = { en, pt, es }

const FITS: Record<Stage, readonly QuoteId[]> = {
  decision: ['nothing-useless', 'shape-of-water', 'mastering-yourself'],
  habit: ['under-your-feet', 'thousand-days', 'nothing-useless'],
  health: ['supple-lives', 'obstacle-becomes-road'],
  mind: ['mastering-yourself', 'wrestling-not-dancing', 'obstacle-becomes-road'],
  money: ['under-your-feet', 'obstacle-becomes-road'],
  people: ['shape-of-water', 'mastering-yourself'],
  plan: ['know-both-sides', 'shape-of-water', 'under-your-feet'],
  recovery: ['supple-lives', 'nothing-useless'],
  routine: ['rhythm-in-all-things', 'thousand-days'],
  time: ['nothing-useless', 'rhythm-in-all-things'],
  training: ['thousand-days', 'rhythm-in-all-things', 'know-both-sides'],
}

/** Quotes about fighting and training, which do not fit money or work. */
const OF_COMBAT: ReadonlySet<QuoteId> = new Set(['know-both-sides', 'rhythm-in-all-things', 'thousand-days'])

const ONE_ANSWER_IN = 12

/** A quote that fits the card: now and then, and never the same one twice. */
export function fittingQuote(context: AnswerContext, card: CardId): string | null {
  if (isTender(card) || context.choice.number(ONE_ANSWER_IN) !== 0) return null
  const { language } = context.question
  const { stage, templates } = factsOf(card)
  const fresh = FITS[stage].filter(
    (id) => (templates.includes('fight') || !OF_COMBAT.has(id)) && !alreadyTold(context, QUOTES[language][id].quote),
  )
  const id = context.choice.shuffle(fresh)[0]
  if (id === undefined) return null
  const author = PHILOSOPHERS[language][QUOTE_AUTHORS[id]].name
  const said = context.choice.one(context.phrases.quote)
  return fill(said, context.placeholders, context.used, { author, quote: QUOTES[language][id].quote })
}
