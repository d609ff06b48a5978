import type { CardId } from '#content/playbook/cards.ts'
import type { Reply } from '../strategist.ts'
import { type AnswerContext, cardWords } from './answer-context.ts'
import { chooseAside, summaryAside } from './asides.ts'
import { dated, stepsOf } from './card-parts.ts'
import { chooseOpener } from './choose-opener.ts'
import { followThrough } from './choose-question.ts'
import { freshRule, sayRule } from './if-then-rules.ts'
import { fill } from './placeholders.ts'

/** Says what was understood, and offers two readings, each with a first step. */
export function composeUnclear(context: AnswerContext, cards: readonly [CardId, CardId]): Reply {
  const { labels } = context.phrases
  const lead = followThrough(context)
  const opener = chooseOpener(context, ['unclear'])
  const aside = summaryAside(context) ?? chooseAside(context)
  if (aside) context.used.add(aside.item)
  const readings = cards.map((card, index) => {
    const [step] = dated(context, stepsOf(context, card).slice(0, 1))
    return `${index + 1}. **${cardWords(context, card).title}.** ${labels.today}: ${step?.text ?? ''}`
  })
  const titles = { title_one: cardWords(context, cards[0]).title, title_two: cardWords(context, cards[1]).title }
  const which = lead ? null : fill(context.choice.one(labels.readings), context.placeholders, context.used, titles)
  const rule = sayRule(context, freshRule(context, cards[0]))
  const paragraphs = [
    lead,
    [opener.text, aside?.text].filter(Boolean).join(' '),
    readings.join('\n'),
    `**${labels.ifThen}:** ${rule}`,
    context.phrases.wayBack[context.question.template],
    which,
  ]
  return {
    text: paragraphs.filter(Boolean).join('\n\n'),
    trace: {
      act: 'new-problem',
      cards: [...cards],
      used: [...context.used],
      opener: opener.id,
      asked: lead ? 'commitment' : 'card',
      safety: null,
    },
    plan: null,
  }
}
