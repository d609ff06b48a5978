import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPayouts } from '#contract/admin-orders.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { coachOf } from '#tests/support/coaches.ts'
import { problemsOf, soldBy } from '#tests/support/order-books.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { buy } from '#tests/support/sales.ts'

let app: TestApp
let coach: Person

beforeAll(async () => {
  app = await createTestApp()
  coach = await coachOf(app)
  for (const kind of ['package', 'seminar'] as const)
    await buy(app, await memberOf(app), await soldBy(app, coach, { kind }))
  await app.pool.query(`update orders set payout_at = now() - interval '1 day'`)
  const admin = await memberOf(app, { membership_type: 'admin' })
  expect(await admin.browser.call(createPayouts, {})).toEqual({ created: 1 })
})
afterAll(() => app.close())

beforeEach(async () => expect(await problemsOf(app)).toEqual([]))

/** As somebody would who has the database's password. Each is undone afterwards. */
const FAULTS: [string, string, string, RegExp][] = [
  [
    'a changed amount',
    `update ledger_entries set amount_minor = amount_minor + 1 where position = 1`,
    `update ledger_entries set amount_minor = amount_minor - 1 where position = 1`,
    /^entry 1 was changed$/,
  ],
  [
    'a missing entry in the middle',
    `create table gone as select * from ledger_entries where position = 2; delete from ledger_entries where position = 2`,
    `insert into ledger_entries select * from gone; drop table gone`,
    /^entry 2 is missing$/,
  ],
  [
    'the last entries cut off',
    `create table gone as select * from ledger_entries where cause like 'payout:%'; delete from ledger_entries where cause like 'payout:%'`,
    `insert into ledger_entries select * from gone; drop table gone`,
    /^payout .* is open with 17000, the ledger says 0/,
  ],
  [
    'a wrong sum in an order',
    `update orders set refunded_minor = 5`,
    `update orders set refunded_minor = 0`,
    /^order K\d+-\d+ has 5 given back, the ledger says 0$/,
  ],
  [
    'an order that says that it is not paid',
    `update orders set state = 'open', paid_at = null where kind = 'package'`,
    `update orders set state = 'paid', paid_at = now() where kind = 'package'`,
    /^order K\d+-\d+ is open with 9999, the ledger says 9999$/,
  ],
  [
    'a wrong number of seats',
    `update offers set seats_taken = 3 where kind = 'seminar'`,
    `update offers set seats_taken = 1 where kind = 'seminar'`,
    /has 3 seats taken, 1 are held$/,
  ],
  [
    'a missing transaction',
    `create table gone as select * from transactions where cause is not null; delete from transactions`,
    `insert into transactions select * from gone; drop table gone`,
    /^payment:.* is a transaction of nothing, the ledger says 9999$/,
  ],
  [
    'a payout that says that it was paid',
    `update payouts set state = 'paid'`,
    `update payouts set state = 'open'`,
    /^payout .* is paid with 17000, the ledger says 17000 and 17000 on its way$/,
  ],
]

test.each(FAULTS)('the audit finds %s', async (_, plant, mend, problem) => {
  const unprotected = (statement: string) =>
    app.pool.query(
      `alter table ledger_entries disable trigger user; ${statement};
       alter table ledger_entries enable always trigger ledger_entries_append_only, enable always trigger ledger_entries_are_not_emptied`,
    )
  await unprotected(plant)
  const problems = await problemsOf(app)
  await unprotected(mend)
  expect(problems).toContainEqual(expect.stringMatching(problem))
})

test.each([
  'update ledger_entries set amount_minor = 0',
  'delete from ledger_entries',
  'truncate ledger_entries',
  'set local session_replication_role = replica; delete from ledger_entries',
])('the database refuses: %s', async (statement) => {
  await expect(app.pool.query(statement)).rejects.toThrow('ledger_entries is append-only')
})
