import { expect } from '@playwright/test'
import { applyInPage } from '../applicants.ts'
import { REVIEW } from '../sales.ts'
import { field, heading, type Screen } from '../screen.ts'
import { dialog, menu, pageAfter, type Visit } from './visit.ts'

export const adminPages: Visit[] = [
  {
    name: '/admin',
    async open(screen) {
      await screen.page.goto('/admin')
      await expect(heading(screen, screen.words.admin.title)).toBeVisible()
      await applyInPage(screen.page)
      await screen.page.reload()
      await expect(screen.page.getByRole('button', { name: screen.words.admin.pending.approve }).first()).toBeVisible()
    },
  },
  pageAfter('/admin?tab=users', 'listed', async ({ page, words }) => {
    await expect(page.getByRole('table', { name: words.admin.users.caption })).toBeVisible()
  }),
  pageAfter('/admin?tab=users&search=nobody+of+this+name', 'nobody found', async ({ page, words }) => {
    await expect(page.getByRole('heading', { name: words.admin.users.empty, exact: true })).toBeVisible()
  }),
  pageAfter('/admin?tab=transactions', 'listed', async ({ page, words }) => {
    await expect(page.getByRole('table', { name: words.admin.transactions.caption })).toBeVisible()
  }),
  pageAfter('/admin?tab=analytics', 'with charts', async ({ page, words }) => {
    await expect(page.getByRole('link', { name: words.admin.analytics.csv })).toBeVisible()
  }),
  pageAfter('/admin?tab=work', 'listed', async ({ page, words }) => {
    await expect(page.getByRole('heading', { name: words.admin.work.mails, exact: true })).toBeVisible()
  }),
  pageAfter('/admin?tab=audit', 'listed', async ({ page, words }) => {
    const { caption, empty } = words.admin.audit
    await expect(
      page.getByRole('table', { name: caption }).or(page.getByRole('heading', { name: empty, exact: true })),
    ).toBeVisible()
  }),
]

/** Menus and dialogs of these pages. */
export const adminOverlays: Visit[] = [
  dialog('/admin', 'rejection without a reason', async ({ page, words }) => {
    await applyInPage(page)
    await page.reload()
    await page.getByRole('button', { name: words.admin.pending.reject }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: words.admin.reject.submit, exact: true }).click()
    await expect(page.getByRole('dialog').getByText(words.errors.problems.required)).toBeVisible()
  }),
  menu('/admin?tab=users&role=free_member', 'menu of a user', async ({ page, words }) => {
    const table = page.getByRole('table', { name: words.admin.users.caption })
    await table.getByRole('button').first().click()
    await expect(page.getByRole('menu')).toBeVisible()
  }),
  dialog('/admin?tab=users&role=free_member', 'ban being given', async ({ page, words }) => {
    const table = page.getByRole('table', { name: words.admin.users.caption })
    await table.getByRole('button').first().click()
    await page.getByRole('menuitem', { name: words.admin.ban.open, exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }),
]

/** The tabs about money, with the orders that `tradeEachKind` made. */
export const moneyPages: Visit[] = [
  pageAfter('/admin?tab=orders', 'listed', async ({ page, words }) => {
    await expect(page.getByRole('button', { name: words.adminOrders.refund.open }).first()).toBeVisible()
  }),
  pageAfter('/admin?tab=orders&search=nothing+of+this+name', 'nothing found', async ({ page, words }) => {
    await expect(page.getByRole('heading', { name: words.adminOrders.orders.nothingFound, exact: true })).toBeVisible()
  }),
  pageAfter('/admin?tab=payouts', 'owed', async ({ page, words }) => {
    await expect(page.getByRole('button', { name: words.adminOrders.payouts.create, exact: true })).toBeVisible()
  }),
  pageAfter('/admin?tab=payouts', 'made', async (screen) => {
    await makePayouts(screen)
    await expect(screen.page.getByRole('button', { name: screen.words.adminOrders.paid.open }).first()).toBeVisible()
  }),
  pageAfter('/admin?tab=reviews', 'reported', async ({ page }) => {
    await expect(page.getByText(REVIEW, { exact: true }).first()).toBeVisible()
  }),
  pageAfter('/admin?tab=differences', 'none', async ({ page, words }) => {
    await expect(page.getByRole('button', { name: words.adminOrders.differences.compareNow })).toBeVisible()
  }),
]

/** Makes payouts of what is owed, unless an earlier visit did. */
async function makePayouts({ page, words }: Screen): Promise<void> {
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    await fetch('/api/admin/payouts', { method: 'POST', headers, body: '{}' })
  })
  await page.reload()
  await expect(page.getByRole('table', { name: words.adminOrders.payouts.title })).toBeVisible()
}

/** Their dialogs. */
export const moneyOverlays: Visit[] = [
  dialog('/admin?tab=orders', 'refund being made', async ({ page, words }) => {
    await page.getByRole('button', { name: words.adminOrders.refund.open }).first().click()
    await expect(field(page.getByRole('dialog'), words.adminOrders.refund.reason)).toBeVisible()
  }),
  ...(['paid', 'cancel'] as const).map((action) =>
    dialog('/admin?tab=payouts', `payout: ${action}`, async (screen) => {
      await makePayouts(screen)
      await screen.page.getByRole('button', { name: screen.words.adminOrders[action].open }).first().click()
      await expect(screen.page.getByRole('dialog')).toBeVisible()
    }),
  ),
]
