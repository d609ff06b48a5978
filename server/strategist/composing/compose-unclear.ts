import type { CardId } from '#content/playbook/cards.ts'
import type { Reply } from '../strategist.ts'
import { chooseAside, summaryAside } from './asides.ts'
import { dated, stepsOf } from './card-parts.ts'
import { chooseOpener } from './choose-opener.ts'
import { followThrough } from './follow-through.ts'
import { freshRule, sayRule } from './if-then-rules.ts'
import { cardWords, type Telling } from './telling.ts'
import { fill } from './woven-words.ts'

/** Little was understood: what was, and two ways to read it, each with a way to begin. */
export function composeUnclear(telling: Telling, cards: readonly [CardId, CardId]): Reply {
  const { labels } = telling.phrases
  const lead = followThrough(telling)
  const opener = chooseOpener(telling, ['unclear'])
  const aside = summaryAside(telling) ?? chooseAside(telling)
  if (aside) telling.used.add(aside.item)
  const readings = cards.map((card, index) => {
    const [step] = dated(telling, stepsOf(telling, card).slice(0, 1))
    return `${index + 1}. **${cardWords(telling, card).title}.** ${labels.today}: ${step?.text ?? ''}`
  })
  const titles = { title_one: cardWords(telling, cards[0]).title, title_two: cardWords(telling, cards[1]).title }
  const which = lead ? null : fill(telling.choice.one(labels.readings), telling.woven, telling.used, titles)
  const rule = sayRule(telling, freshRule(telling, cards[0]))
  const paragraphs = [
    lead,
    [opener.text, aside?.text].filter(Boolean).join(' '),
    readings.join('\n'),
    `**${labels.ifThen}:** ${rule}`,
    telling.phrases.wayBack[telling.question.template],
    which,
  ]
  return {
    text: paragraphs.filter(Boolean).join('\n\n'),
    trace: {
      act: 'new-problem',
      cards: [...cards],
      used: [...telling.used],
      opener: opener.id,
      asked: lead ? 'commitment' : 'card',
      safety: null,
    },
    plan: null,
  }
}
