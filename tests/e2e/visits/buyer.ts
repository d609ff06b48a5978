import { expect } from '@playwright/test'
import { SESSION, SOLD } from '../sales.ts'
import { heading } from '../screen.ts'
import { pageAfter, type Visit } from './visit.ts'

/** The page of the purchase with this title, which `tradeEachKind` made. */
function purchase(what: string, title: string, act: Visit['open'] = async () => {}, part?: Visit['part']): Visit {
  const visit = pageAfter(
    '/purchases',
    '',
    async (screen) => {
      await screen.page.getByRole('link', { name: title, exact: true }).click()
      await expect(heading(screen, title)).toBeVisible()
      await act(screen)
    },
    part,
  )
  return { ...visit, name: `/purchases/:orderId, ${what}` }
}

/** What a member sees who bought something of each kind. */
export const purchasePages: Visit[] = [
  pageAfter('/purchases', 'with orders', async ({ page }) => {
    await expect(page.getByRole('link', { name: SOLD.video, exact: true })).toBeVisible()
  }),
  ...(Object.keys(SOLD) as (keyof typeof SOLD)[]).map((name) => purchase(name, SOLD[name])),
  pageAfter('/bookings', 'with a session', async ({ page, words }) => {
    await expect(page.getByRole('main').getByRole('link', { name: SESSION, exact: true }).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: words.bookings.list.coming, exact: true })).toBeVisible()
  }),
  {
    ...pageAfter('/bookings', '', async (screen) => {
      await screen.page.getByRole('main').getByRole('link', { name: SESSION, exact: true }).first().click()
      await expect(screen.page.getByRole('button', { name: screen.words.session.brief.save })).toBeVisible()
    }),
    name: '/bookings/:bookingId, of a member',
  },
  {
    ...purchase('', SOLD.video, async (screen) => {
      await screen.page.getByRole('link', { name: screen.words.orders.money.invoice, exact: true }).click()
      await expect(screen.page.getByRole('button', { name: screen.words.orders.invoice.print })).toBeVisible()
    }),
    name: '/purchases/:orderId/invoice, paid',
  },
  {
    ...purchase('', SOLD.video, async ({ page }) => {
      await page.getByRole('main').locator('a[href$="/marketplace"]').first().click()
      await expect(page.getByRole('heading', { name: SOLD.package, exact: true })).toBeVisible()
    }),
    name: '/coach/:coachId/marketplace, of a human coach',
  },
]

/** Their dialogs. */
export const purchaseOverlays: Visit[] = (
  [
    ['unpaid', 'cancel', 'cancel'],
    ['seminar', 'cancelPaid', 'cancel_paid'],
    ['package', 'withdraw', 'withdraw'],
    ['sent', 'confirm_receipt', 'confirm_receipt'],
    ['sent', 'withdraw', 'withdraw'],
  ] as const
).map(([name, opener, asked]) =>
  purchase(
    `${name}, ${asked} being confirmed`,
    SOLD[name],
    async ({ page, words }) => {
      await page.getByRole('main').getByRole('button', { name: words.orders.act[opener], exact: true }).click()
      await expect(page.getByRole('dialog', { name: words.orders.confirm[asked].title })).toBeVisible()
    },
    'dialog[open]',
  ),
)
