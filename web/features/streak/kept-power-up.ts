import { readStored, store } from '#web/i18n/browser-storage.ts'

const CELEBRATED = 'kiai.milestone.celebrated'

type Done = { user_id: string; day: string }

/** True once for each milestone: a second drill on the same day does not celebrate it again. */
export function isFirstCelebration({ user_id, day }: Done, milestone: number): boolean {
  const mark = `${user_id} ${day} ${milestone}`
  const first = readStored(CELEBRATED) !== mark
  store(CELEBRATED, mark)
  return first
}
