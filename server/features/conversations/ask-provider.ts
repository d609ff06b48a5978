import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AnswerModel } from '#server/outside/ai/model.ts'
import type { AnswerOutcome, AnswerServices, Speaker } from './answer.ts'
import type { ReadQuestion } from './read-question.ts'
import { enterCall, roughTokens, settleCall } from './record-call.ts'
import { modelRequest, relayAnswer } from './relay-answer.ts'

/** The longest answer in tokens, to estimate the cost before the call. */
const EXPECTED_OUTPUT_TOKENS = 900

interface Asked extends ReadQuestion {
  user_id: string
  crisis_line: string | null
}

/** Why the built-in strategist must answer: the daily spend limit is reached, or the provider failed before its first word. */
type Unanswered = 'spent' | 'failed'

export async function askProvider(
  { db, env, log, model, clock }: AnswerServices & { model: AnswerModel },
  { user_id, crisis_line, ...read }: Asked,
  speaker: Speaker,
): Promise<Omit<AnswerOutcome, 'content'> | Unanswered> {
  const request = modelRequest(read)
  const input_tokens = roughTokens(request.system + request.messages.map(({ content }) => content).join(''))
  const expected = { input_tokens, output_tokens: EXPECTED_OUTPUT_TOKENS }
  const enter = () => enterCall({ db, clock }, env, { user_id, model: model.name, expected })
  // Only with a spend limit must the cost be checked before the call.
  const isLimited = env.AI_DAILY_SPEND_LIMIT !== undefined
  const entered = isLimited
    ? enter()
    : nextTurn()
        .then(enter)
        .catch((error: unknown) => log.error({ err: error }, 'a call could not be entered'))
  if (isLimited && !(await entered)) {
    log.warn('AI_DAILY_SPEND_LIMIT is reached: the built-in strategist answers for the rest of the day (UTC)')
    return 'spent'
  }

  const { state, trace, plan, received, usage } = await relayAnswer(model, read, request, { speaker, crisis_line, log })
  const used =
    usage ??
    (received === '' ? { input_tokens: 0, output_tokens: 0 } : { input_tokens, output_tokens: roughTokens(received) })
  // After the last words, so that they need not wait. Until then the highest possible cost is recorded.
  const call_id = await entered
  if (call_id)
    await settleCall(db, env, call_id, used).catch((error: unknown) =>
      log.error({ err: error }, 'what a call cost could not be stored'),
    )
  if (state === 'failed' && received === '') return 'failed'
  speaker.signal.throwIfAborted()
  return { state, model: model.name, fallback: false, trace, plan }
}
