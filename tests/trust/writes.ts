import type { TestApp } from '#tests/support/app.ts'
import { accountWrites } from './account-writes.ts'
import { coachWrites } from './coach-writes.ts'
import { memberWrites } from './member-writes.ts'
import type { PreparedCall } from './prepared-call.ts'

/** A call of every route that can change something, as it is meant to be made. */
export function preparedWrites(app: () => TestApp): PreparedCall[] {
  return [...accountWrites(app), ...memberWrites(app), ...coachWrites(app)]
}
