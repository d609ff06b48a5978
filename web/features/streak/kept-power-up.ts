import { forget, readStored, store } from '#web/i18n/browser-storage.ts'

/** A finished drill that the server has not counted yet. It is kept, because it counts for its day. */
const UNCOUNTED = 'kiai.power-up.uncounted'
const CELEBRATED = 'kiai.milestone.celebrated'

type Done = { user_id: string; day: string }

export function keepUncounted({ user_id, day }: Done): void {
  store(UNCOUNTED, `${user_id} ${day}`, 'sessionStorage')
}

export function isUncounted({ user_id, day }: Done): boolean {
  return readStored(UNCOUNTED, 'sessionStorage') === `${user_id} ${day}`
}

export function forgetUncounted(): void {
  forget(UNCOUNTED, 'sessionStorage')
}

/** True once for each milestone: a second drill on the same day does not celebrate it again. */
export function isFirstCelebration({ user_id, day }: Done, milestone: number): boolean {
  const mark = `${user_id} ${day} ${milestone}`
  const first = readStored(CELEBRATED) !== mark
  store(CELEBRATED, mark)
  return first
}
