import type { TestApp } from '#tests/support/app.ts'
import { accountWrites } from './account-writes.ts'
import { athleteWrites } from './athlete-writes.ts'
import { bookingWrites } from './booking-writes.ts'
import { coachWrites } from './coach-writes.ts'
import { liveWrites } from './live-writes.ts'
import { memberWrites } from './member-writes.ts'
import { membershipWrites } from './membership-writes.ts'
import { messageWrites } from './message-writes.ts'
import { moderationWrites } from './moderation-writes.ts'
import { moneyWrites } from './money-writes.ts'
import { orderWrites } from './order-writes.ts'
import type { PreparedCall } from './prepared-call.ts'
import { reviewWrites } from './review-writes.ts'
import { spaceWrites } from './space-writes.ts'
import { trainingWrites } from './training-writes.ts'

/** A valid call of every route that changes something. */
export function preparedWrites(app: () => TestApp): PreparedCall[] {
  return [
    ...accountWrites(app),
    ...memberWrites(app),
    ...coachWrites(app),
    ...orderWrites(app),
    ...moneyWrites(app),
    ...membershipWrites(app),
    ...reviewWrites(app),
    ...spaceWrites(app),
    ...moderationWrites(app),
    ...liveWrites(app),
    ...messageWrites(app),
    ...bookingWrites(app),
    ...trainingWrites(app),
    ...athleteWrites(app),
  ]
}
