import { HISTORY_LENGTH } from '#contract/chat-rules.ts'
import type { Language } from '#contract/language.ts'
import type { AnswerModel } from '#server/outside/ai/model.ts'
import { choicesOf } from '#server/strategist/reading/shown-reading.ts'
import type { Reply, Turn } from '#server/strategist/strategist.ts'
import { askOf } from '../hold-conversation.ts'
import { type Checked, PROPERTIES, type PropertyName } from '../properties.ts'
import { type Answering, answerMessage } from './answer-message.ts'
import { askJudge, type Verdict } from './judge.ts'
import type { Case, SetName } from './read-sets.ts'

/** Who noticed a danger: the safety gate, its caring question, the check of a model's sentences, or the answer itself. */
type NoticedBy = 'gate' | 'caring question' | 'sentence check' | 'answer'

/** One answer with everything that was found out about it. */
export interface Evaluated {
  language: Language
  set: SetName
  number: number
  /** The place of the message in its conversation, from 1. */
  turn: number
  title: string | null
  message: string
  answer: string
  /** What the member could choose from below the answer. */
  choices: string[]
  milliseconds: number
  /** The model did not answer, or not to the end: the answer is neither checked nor graded. */
  failed: boolean
  kind: 'answers' | 'asks back' | 'cares'
  noticed_by: NoticedBy | null
  /** What is wrong with the answer, by property. */
  violated: Partial<Record<PropertyName, string>>
  /** Null if the judge gave no grade; absent without a judge. */
  grade?: number | null
}

export interface Evaluating extends Answering {
  judge: AnswerModel | undefined
  /** How many conversations are held at the same time. */
  atOnce: number
}

export async function evaluateSet(
  evaluating: Evaluating,
  { language, set }: Pick<Evaluated, 'language' | 'set'>,
  cases: readonly Case[],
): Promise<Evaluated[]> {
  // The first answer of a process loads the reader, which would be measured as a slow answer.
  await answerMessage(
    { ...evaluating, model: undefined },
    askOf('calm', { language, persona: null, template: 'general' }),
  )
  const results: Evaluated[][] = []
  const waiting = [...cases.entries()]
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift())
      results[next[0]] = await evaluateCase(evaluating, { language, set }, next[1])
  }
  await Promise.all(Array.from({ length: evaluating.atOnce }, work))
  return results.flat()
}

async function evaluateCase(
  evaluating: Evaluating,
  { language, set }: Pick<Evaluated, 'language' | 'set'>,
  { number, title, messages }: Case,
): Promise<Evaluated[]> {
  const history: Turn[] = []
  const results: Evaluated[] = []
  for (const [index, says] of messages.entries()) {
    const place = { language, persona: null, template: 'general' } as const
    const question = askOf(says, place, history.slice(-HISTORY_LENGTH))
    const before = history.at(-1)?.content ?? null
    const started = performance.now()
    const { reply, reading, failed } = await answerMessage(evaluating, question)
    const milliseconds = performance.now() - started
    const verdict = evaluating.judge && !failed ? await askJudge(evaluating.judge, question, reply.text) : undefined
    const event = reading?.slots.event_date ?? null
    results.push({
      language,
      set,
      number,
      turn: index + 1,
      title,
      message: says,
      answer: reply.text,
      choices: choicesOf(reply.trace, language),
      milliseconds,
      failed,
      kind: kindOf(reply, evaluating.model !== undefined && !failed),
      noticed_by: noticedBy(reply, verdict),
      violated: failed ? {} : violations({ reply, language, says, expect: {}, before, event }),
      ...(verdict === undefined ? {} : { grade: verdict?.grade ?? null }),
    })
    history.push({ role: 'user', content: says }, { role: 'assistant', content: reply.text, trace: reply.trace })
  }
  return results
}

const LIST_ITEM = /^\s*(?:[-*+]|\d+[.)])\s/m

/** The built-in strategist records what it asked; of a model only the text is known. */
function kindOf({ text, trace }: Reply, isByModel: boolean): Evaluated['kind'] {
  if (trace.safety !== null) return 'cares'
  if (isByModel) return !LIST_ITEM.test(text) && /\?\W*$/.test(text) ? 'asks back' : 'answers'
  return trace.asked === 'matter' ? 'asks back' : 'answers'
}

function noticedBy({ trace }: Reply, verdict: Verdict | null | undefined): NoticedBy | null {
  if (trace.safety_level === 'ask') return 'caring question'
  if (trace.safety_level) return 'gate'
  if (trace.safety) return 'sentence check'
  return verdict?.danger ? 'answer' : null
}

/** The texts of the safety gate are written once and reviewed; only what could go wrong in choosing one is checked. */
const OF_CARE: ReadonlySet<PropertyName> = new Set(['language', 'markdown', 'not a human'])
/** The form of a plan, which only the answer to a new problem has. */
const OF_PLANS: ReadonlySet<PropertyName> = new Set(['steps', 'if–then', 'if–then about an obstacle', 'not too short'])

function violations(checked: Checked): Evaluated['violated'] {
  const { trace, plan } = checked.reply
  const isPlan = plan !== null && trace.act === 'new-problem' && trace.entry === undefined
  const applies = (name: PropertyName) => (trace.safety ? OF_CARE.has(name) : isPlan || !OF_PLANS.has(name))
  const found = (Object.keys(PROPERTIES) as PropertyName[]).filter(applies).flatMap((name) => {
    const complaint = PROPERTIES[name](checked)
    return complaint === null ? [] : [[name, complaint] as const]
  })
  return Object.fromEntries(found)
}
