import { type EntryId, entryFacts, KNOWLEDGE } from '#content/knowledge/knowledge.ts'
import { sourceName } from '#content/knowledge/sources/sources.ts'
import { READING_LABELS } from '#content/reading/labels/labels.ts'
import { cardsOf } from '../cards/find-cards.ts'
import type { Reply } from '../strategist.ts'
import { type AnswerContext, cardWords } from './answer-context.ts'
import { sayAside } from './asides.ts'
import { firstMove, oneThingToDo } from './card-parts.ts'
import { freshRule, sayRule } from './if-then-rules.ts'
import { sums } from './sums-line.ts'

/** Answers a question directly: the answer, the usual mistake, one thing to do, and what it rests on. */
export function composeKnowledge(context: AnswerContext, id: EntryId): Reply {
  const { question, reading } = context
  const { matter, rests_on } = entryFacts(id)
  const { parts } = READING_LABELS[question.language]
  const { answer, step, mistake } = KNOWLEDGE[question.language][id]
  const [card] = cardsOf(matter, question, reading)
  if (card === undefined) throw new Error(`${matter} has no card`)
  const words = cardWords(context, card)
  const isNew = context.answers.every(({ trace }) => trace?.matter === undefined)
  const before = isNew ? firstMove(context, matter) : []
  const { line, steps } = oneThingToDo(context, card, { text: step, before })
  // The formulas are noted in English, and the answer calculates with them.
  const { kind } = rests_on
  const source = kind === 'practice' || kind === 'arithmetic' ? parts[kind] : sourceName(rests_on, question.language)
  const aside = isNew ? sayAside(context) : undefined
  return {
    text: [
      sums(context),
      answer,
      aside,
      `**${parts.mistake}:** ${mistake}`,
      ...before.map(({ text }) => `**${context.phrases.labels.today}:** ${text}`),
      line,
      `*${parts.rests_on}: ${source}*`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    trace: {
      act: reading.act,
      cards: [card],
      matter,
      entry: id,
      used: [...context.used],
      opener: null,
      asked: null,
      safety: null,
    },
    plan: {
      title: words.title,
      steps: steps.map(({ text, due_date }) => ({ text, due_date })),
      metric: words.metric,
      if_then: sayRule(context, freshRule(context, card)),
    },
  }
}
