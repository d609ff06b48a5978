import { expect, test } from 'vitest'
import { MEMBER_DATA } from '#contract/event-rules.ts'
import { devicesQuery, waysInQuery } from '#web/features/accounts/queries.ts'
import { savedQuotesQuery } from '#web/features/art-of-war/queries.ts'
import { bookingsQuery } from '#web/features/bookings/queries.ts'
import { coachDeskQuery } from '#web/features/coach-desk/queries.ts'
import { followQuery } from '#web/features/coaches/queries.ts'
import { fileQuery } from '#web/features/fighter-file/queries.ts'
import { liveQuery } from '#web/features/live/queries.ts'
import { ownDecisionsQuery } from '#web/features/moderation/queries.ts'
import { pushHereQuery } from '#web/features/notifications/push-query.ts'
import { choicesQuery } from '#web/features/notifications/queries.ts'
import { ordersQuery } from '#web/features/orders/queries.ts'
import { passkeysQuery } from '#web/features/passkeys/queries.ts'
import { ownPersonQuery } from '#web/features/people/queries.ts'
import { plansQuery } from '#web/features/plans/queries.ts'
import { resultsQuery } from '#web/features/quiz/queries.ts'
import { trainingSummaryQuery } from '#web/features/training/queries.ts'
import { membershipQuery } from '#web/network/queries.ts'

test('each data name of an event is the first part of a query key', () => {
  const kept = [
    savedQuotesQuery,
    resultsQuery,
    plansQuery,
    fileQuery,
    followQuery('any'),
    coachDeskQuery,
    ordersQuery,
    choicesQuery,
    devicesQuery,
    pushHereQuery,
    passkeysQuery,
    waysInQuery,
    ownPersonQuery,
    liveQuery(),
    trainingSummaryQuery,
    membershipQuery,
    ownDecisionsQuery,
    bookingsQuery('coming'),
  ].map(({ queryKey }) => queryKey[0])
  expect(kept.toSorted()).toEqual(MEMBER_DATA.toSorted())
})
