import { fireEvent, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { AnalyticsDay, Transaction } from '#contract/admin.ts'
import { fill, wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { button, expectPath, field, fill as fillField, heading, link, missing, text } from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'
import type { Wire } from '#tests/support/wire.ts'
import { ADMIN_TABS, answerAdmin } from './admin-answers.ts'

const words = wordingOf('en')
const { analytics, transactions: says } = words.admin

const openAdmin = (path: string, answers: (wire: Wire) => void) =>
  openApp(path, {
    session: sessionOf('admin'),
    answers: (wire) => {
      answerAdmin(wire)
      answers(wire)
    },
  })

const rows = () => within(document.body).findAllByRole('row', { hidden: true })

function transaction(number: number, differs: Partial<Transaction> = {}): Transaction {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    user_id: null,
    full_name: null,
    amount: 12.5,
    amount_minor: 1250,
    currency: 'USD',
    status: 'completed',
    created_at: '2026-11-15T12:00:00.000Z',
    ...differs,
  }
}

test('the admin page shows the four cards of the specification, and a card links to the users it counts', async () => {
  const { user } = await openAdmin('/admin', (wire) =>
    wire.answer('GET /api/admin/stats', {
      total_users: 321,
      active_coaches: 45,
      pending_approvals: 6,
      revenue: [{ currency: 'USD', amount_minor: 123_456 }],
    }),
  )
  await text('$1,234.56')
  const cards = within(within(document.body).getByRole('region', { name: 'Key figures', hidden: true }))
  const shown = cards.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)
  for (const [label, figure] of [
    ['Total Users', '321'],
    ['Active Coaches', '45'],
    ['Pending Approvals', '6'],
    ['Total Revenue', '$1,234.56'],
  ] as const)
    expect(shown.find((card) => card?.includes(label))).toContain(figure)
  await user.click(await link(/Active Coaches/))
  await expectPath('/admin?tab=users&role=coach')
})

test('the list of transactions shows twenty of the hundred fetched rows, then more', async () => {
  const page = (from: number) => Array.from({ length: 100 }, (_, index) => transaction(from + index))
  const { wire, user } = await openAdmin('/admin?tab=transactions', (prepared) =>
    prepared.answer(ADMIN_TABS.transactions, ({ cursor }) =>
      cursor ? { transactions: page(100), next: null } : { transactions: page(0), next: 'older' },
    ),
  )
  const shown = (count: number, fetched: number) => text(fill(says.shown, { shown: count, fetched }))
  await shown(20, 100)
  for (const count of [40, 60, 80, 100]) {
    await user.click(await button(words.admin.more))
    await shown(count, 100)
  }
  // The list may be refetched meanwhile; older rows are fetched when they are needed.
  const older = () => wire.sentTo(ADMIN_TABS.transactions).filter(({ cursor }) => cursor === 'older')
  expect(older()).toEqual([])
  await user.click(await button(words.admin.more))
  await shown(120, 200)
  expect(older()).toHaveLength(1)
})

test('a transaction is shown as completed, pending, or for every other status as failed', async () => {
  const statuses = ['completed', 'pending', 'failed', 'refunded', 'disputed']
  await openAdmin('/admin?tab=transactions', (wire) =>
    wire.answer(ADMIN_TABS.transactions, {
      transactions: statuses.map((status, index) => transaction(index, { status })),
      next: null,
    }),
  )
  await text(says.statuses.pending)
  const { completed, pending, failed } = says.statuses
  const [, ...shown] = await rows()
  expect(shown).toHaveLength(5)
  for (const [index, word] of [completed, pending, failed, failed, failed].entries()) {
    for (const part of [word, says.gone, '$12.50']) expect(shown[index]?.textContent).toContain(part)
  }
})

test('transactions can be filtered by status, and an empty result can be reset', async () => {
  const { user } = await openAdmin('/admin?tab=transactions', (prepared) =>
    prepared.answer(ADMIN_TABS.transactions, ({ search }) => ({
      transactions: search ? [] : [transaction(1, { status: 'pending' })],
      next: null,
    })),
  )
  await user.selectOptions(await field(says.status), 'pending')
  await fillField(says.search, 'nobody of this name')
  await expectPath('/admin?tab=transactions&search=nobody+of+this+name&status=pending')
  await heading(says.nothingFound, 2)
  await user.click(await button(says.clear))
  await within(document.body).findByRole('table', { name: says.caption, hidden: true })
})

test('an impossible range of days is refused at its field, and the chart stays', async () => {
  const day = (date: string): AnalyticsDay => ({
    date,
    sign_ups: 2,
    confirmed: 1,
    active_in_week: 1,
    paying: 0,
    active_members: 3,
    quizzes: 1,
    chat_messages: 5,
    ai_cost_micros: 0,
    revenue: {},
  })
  const { wire } = await openAdmin('/admin?tab=analytics', (prepared) =>
    prepared.answer(ADMIN_TABS.analytics, { days: [day('2026-11-14'), day('2026-11-15')] }),
  )
  const drawn = () =>
    within(document.body).queryAllByRole('img', { name: new RegExp(analytics.figure.sign_ups), hidden: true })
  await link(analytics.csv)
  const before = drawn().length
  expect(before).toBeGreaterThan(0)
  const asked = wire.sentTo(ADMIN_TABS.analytics).length
  const choose = async (label: string, value: string) => fireEvent.change(await field(label), { target: { value } })
  await choose(analytics.from, '2020-01-01')
  await text(fill(analytics.problem.long, { days: 366 }))
  await choose(analytics.to, '2019-12-31')
  await text(analytics.problem.order)
  await choose(analytics.to, '')
  await text(analytics.problem.missing)
  expect(drawn()).toHaveLength(before)
  expect(wire.sentTo(ADMIN_TABS.analytics)).toHaveLength(asked)
  await choose(analytics.to, '2020-01-31')
  await missing(analytics.problem.missing)
  await link(analytics.csv)
})
