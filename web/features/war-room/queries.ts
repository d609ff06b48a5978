import type { StrategyType } from '#contract/strategy.ts'
import { call } from '#web/api/client.ts'

/** What was talked about without a template is saved as one of the four. */
export function saveSession(session: { id: string; topic: string; strategy_type?: StrategyType }) {
  return call('POST /api/conversations/:id/save', session)
}
