import type { StrategyType } from '#contract/strategy.ts'
import { call } from '#web/api/client.ts'

/** A conversation without a template is saved with one of the four strategy types. */
export function saveSession(session: { id: string; topic: string; strategy_type?: StrategyType }) {
  return call('POST /api/conversations/:id/save', session)
}
