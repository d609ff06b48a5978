import type { CardId } from '#content/playbook/cards.ts'
import type { DialogueAct, Reply } from '../strategist.ts'
import { type AnswerContext, cardWords } from './answer-context.ts'
import type { Aside } from './asides.ts'
import { dated, sayInsight, type TimedStep } from './card-parts.ts'
import type { Opener } from './choose-opener.ts'
import type { Asked } from './choose-question.ts'
import type { DatedStep } from './dated-steps.ts'
import { fittingQuote } from './fitting-quote.ts'
import { type Rule, sayRule } from './if-then-rules.ts'
import { fill } from './placeholders.ts'
import { sums } from './sums-line.ts'

const MOST_WORDS = 220
const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** The resources of the plan, in brackets after its heading: only those that are new to the conversation. */
function resources(context: AnswerContext): string {
  const { placeholders, phrases, used, answers } = context
  const known = new Set(answers.slice(-3).flatMap((turn) => turn.trace?.used ?? []))
  const { said } = context.reading
  const parts: string[] = []
  const add = (name: 'sport' | 'level' | 'hours' | 'money', text: string): void => {
    const item = name === 'hours' ? 'hours_a_week' : name
    if (placeholders[name] === undefined || (known.has(item) && said[item] === undefined)) return
    parts.push(fill(`(${text}`, placeholders, used).slice(1))
  }
  add('sport', '{sport}')
  add('level', '{level}')
  add('hours', phrases.labels.hours)
  add('money', '{money}')
  if (placeholders.date !== undefined) parts.push(fill(`(${phrases.labels.until}`, placeholders, used).slice(1))
  return parts.length === 0 ? '' : ` (${parts.join(' · ')})`
}

interface PlanAnswer {
  card: CardId
  opener: Opener
  heading: 'plan' | 'next' | 'first'
  steps: readonly TimedStep[]
  rule: Rule
  asked: Asked | null
  insight?: boolean
  metric?: boolean
  /** Placed before the opener: the question about a commitment. */
  lead?: string
  /** One step for a second matter of the message, before the question. */
  also?: string
  /** One more sentence on what is known, after the opener. */
  aside?: Aside | null
  /** The steps for the stored plan, if they are more than those shown. */
  keep?: readonly TimedStep[]
}

interface Kept {
  quote: boolean
  metric: boolean
  steps: number
}

/** Drops parts until the answer is short enough: the quote, steps from the middle, the measure, then all steps but one. */
function fitted(write: (kept: Kept) => string, steps: number): string {
  const kept = { quote: true, metric: true, steps }
  const long = (): boolean => countWords(write(kept)) > MOST_WORDS
  if (long()) kept.quote = false
  if (long() && kept.steps > 2) kept.steps = 2
  if (long()) kept.metric = false
  if (long()) kept.steps = 1
  return write(kept)
}

/** Keeps the first steps and the last one; of one only the first. */
const few = (steps: readonly DatedStep[], most: number): DatedStep[] =>
  steps.length <= most || most === 1 ? steps.slice(0, most) : [...steps.slice(0, most - 1), ...steps.slice(-1)]

export function planAnswer(context: AnswerContext, act: DialogueAct, answer: PlanAnswer): Reply {
  const { labels } = context.phrases
  const card = cardWords(context, answer.card)
  const insight = answer.insight === false ? null : sayInsight(context, answer.card)
  const quote = answer.insight === false ? null : fittingQuote(context, answer.card)
  const steps = dated(context, answer.steps)
  const heading = `**${labels[answer.heading]}**${resources(context)}:`
  const rule = sayRule(context, answer.rule)
  const calculation = sums(context)
  const { persona } = context.question
  // Only with a complete plan, so that it does not repeat in every answer.
  const manner =
    persona === null || answer.insight === false ? null : context.choice.one(context.phrases.manner[persona])
  const text = fitted((kept) => {
    const list = few(steps, kept.steps).map((step, index) => `${index + 1}. **${step.label}:** ${step.text}`)
    const paragraphs = [
      answer.lead,
      [answer.opener.text, answer.aside?.text].filter(Boolean).join(' '),
      calculation,
      insight,
      `${heading}\n\n${list.join('\n')}`,
      kept.metric && answer.metric !== false ? `**${labels.measure}:** ${card.metric}` : null,
      `**${labels.ifThen}:** ${rule}`,
      answer.also,
      manner ?? (kept.quote ? quote : null),
      answer.asked?.text,
    ]
    return paragraphs.filter(Boolean).join('\n\n')
  }, steps.length)
  if (answer.aside) context.used.add(answer.aside.item)
  const keep = answer.keep ? dated(context, answer.keep) : steps
  return {
    text,
    trace: {
      act,
      cards: [answer.card],
      used: [...context.used],
      opener: answer.opener.id,
      asked: answer.asked?.asked ?? null,
      safety: null,
    },
    plan: {
      title: card.title,
      steps: keep.map((step) => ({ text: step.text, due_date: step.due_date })),
      metric: card.metric,
      if_then: rule,
    },
  }
}
