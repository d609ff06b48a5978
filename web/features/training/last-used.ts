import { MOST_EFFORT, MOST_MINUTES, TRAINING_KINDS, type TrainingKind } from '#contract/training-rules.ts'
import { isRecord, parseJson } from '#web/api/json.ts'
import { readStored, store } from '#web/i18n/browser-storage.ts'
import { waitingKey } from '#web/session/load-when-waiting.ts'

/** What the next entry begins with: most people repeat themselves. */
export type UsedValues = { kind: TrainingKind; minutes: number; effort: number }

const keyOf = (user_id: string) => waitingKey('training-last', user_id)

export function keepUsed(user_id: string, { kind, minutes, effort }: UsedValues): void {
  store(keyOf(user_id), JSON.stringify({ kind, minutes, effort }))
}

/** Checked, because a browser's storage may hold anything. */
export function readUsed(user_id: string): UsedValues | undefined {
  const kept = parseJson(readStored(keyOf(user_id)) ?? '')
  if (!isRecord(kept)) return undefined
  const kind = TRAINING_KINDS.find((one) => one === kept.kind)
  const { minutes, effort } = kept
  return kind && isWithin(minutes, MOST_MINUTES) && isWithin(effort, MOST_EFFORT)
    ? { kind, minutes, effort }
    : undefined
}

function isWithin(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most
}
