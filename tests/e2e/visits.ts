import { expect, type Locator } from '@playwright/test'
import { PASSWORD } from './accounts.ts'
import { applyInPage } from './applicants.ts'
import { sendAccount } from './coach-wizard.ts'
import { fillDesk } from './desk.ts'
import { askInPage, keepInPage } from './plans.ts'
import { REVIEW, SOLD } from './sales.ts'
import { field, heading, openNavigation, type Screen } from './screen.ts'

/** How to open a screen that is checked. */
export interface Visit {
  name: string
  open: (screen: Screen) => Promise<void>
  /** The part to check, if the rest of the page has its own visit. */
  part?: '[role=menu]' | 'dialog[open]' | '#calls > section:first-of-type'
}

function page(path: string): Visit {
  return {
    name: path,
    async open({ page }) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  }
}

/** The page after further actions. */
function pageAfter(path: string, what: string, act: Visit['open'], part?: Visit['part']): Visit {
  return {
    ...(part && { part }),
    name: `${path}, ${what}`,
    async open(screen) {
      await page(path).open(screen)
      await act(screen)
    },
  }
}

const menu = (path: string, what: string, act: Visit['open']) => pageAfter(path, what, act, '[role=menu]')
const dialog = (path: string, what: string, act: Visit['open']) => pageAfter(path, what, act, 'dialog[open]')

/** Opens a dialog that asks for the password first. */
async function openTwoFactor({ page, words }: Screen, opener: string, title: string): Promise<Locator> {
  const card = page.getByRole('region', { name: words.accounts.twoFactor.title })
  await card.getByRole('button', { name: opener, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Forms keep their draft; here it is cleared first. */
function withoutDraft(path: string, what: string, act: Visit['open'] = async () => {}): Visit {
  return pageAfter(path, what, async (screen) => {
    await screen.page.evaluate(() => sessionStorage.clear())
    await page(path).open(screen)
    await act(screen)
  })
}

/** The id of no order. */
const NO_ORDER = '00000000-0000-4000-8000-000000000000'

export const visitorPages: Visit[] = [
  page('/'),
  page('/auth'),
  pageAfter('/auth?mode=sign-up', 'with errors', async ({ page, words }) => {
    await field(page, words.accounts.auth.email).fill('no address')
    await page.getByRole('button', { name: words.accounts.auth.signUp, exact: true }).click()
    await expect(page.getByText(words.errors.problems.email)).toBeVisible()
    await expect(page.getByText(words.accounts.toast.signUpFailed)).toBeVisible()
  }),
  page('/coach-auth?mode=sign-up'),
  page('/auth/callback?error=access_denied'),
  page('/auth/confirm'),
  page('/auth/forgot'),
  page('/auth/reset'),
  page('/auth/reset?token=some-token'),
  page('/admin-auth'),
  page('/withdraw'),
  page('/withdraw?token=some-token'),
  withoutDraft('/coach-signup', 'account'),
  withoutDraft('/coach-signup', 'application', async (screen) => {
    await sendAccount(screen, { full_name: 'Robin Tester', email: 'robin@people.example', password: PASSWORD })
  }),
  // Its hundred calls look the same, and checking all takes axe as long as ten pages.
  { ...page('/api/docs'), part: '#calls > section:first-of-type' },
  pageAfter('/outbox?to=nobody@people.example', 'empty', async ({ page, words }) => {
    await expect(page.getByRole('button', { name: words.outbox.refresh })).toBeVisible()
  }),
]

/** Menus and dialogs of these pages. */
export const visitorOverlays: Visit[] = [
  menu('/', 'language menu open', async ({ page, words }) => {
    await page.getByRole('banner').getByRole('button', { name: words.landing.bar.language }).click()
    await expect(page.getByRole('menu')).toBeVisible()
  }),
  menu('/auth', 'theme menu open', async ({ page, words }) => {
    await page.getByRole('button', { name: words.common.theme.label }).click()
    await expect(page.getByRole('menu')).toBeVisible()
  }),
]

export const memberPages: Visit[] = [
  page('/'),
  page('/dashboard'),
  pageAfter('/settings', 'devices listed', async ({ page, words }) => {
    await expect(page.getByText(words.accounts.devices.current, { exact: true }).first()).toBeVisible()
  }),
  pageAfter('/outbox', 'with a mail', async ({ page }) => {
    await expect(page.getByRole('article').first()).toBeVisible()
  }),
  withoutDraft('/internal-coach-signup', 'blank'),
  page('/support'),
  page('/purchases'),
  { ...page(`/purchases/${NO_ORDER}`), name: '/purchases/:orderId, unknown' },
  { ...page(`/purchases/${NO_ORDER}/invoice`), name: '/purchases/:orderId/invoice, unknown' },
  page('/no-such-page'),
]

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
  {
    ...purchase('', SOLD.video, async (screen) => {
      await screen.page.getByRole('link', { name: screen.words.orders.money.invoice, exact: true }).click()
      await expect(screen.page.getByRole('button', { name: screen.words.orders.invoice.print })).toBeVisible()
    }),
    name: '/purchases/:orderId/invoice, paid',
  },
]

/** Their dialogs. */
export const purchaseOverlays: Visit[] = (
  [
    ['unpaid', 'cancel', 'cancel'],
    ['seminar', 'cancelPaid', 'cancel_paid'],
    ['package', 'withdraw', 'withdraw'],
    ['sent', 'confirm_receipt', 'confirm_receipt'],
    ['sent', 'return', 'return'],
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

/** Follows the first link of a marketplace that buys something. */
async function openCheckout({ page, words }: Screen): Promise<void> {
  await page.locator('main a[href^="/checkout/"]').first().click()
  await expect(page.getByText(words.checkout.refundTitle, { exact: true })).toBeVisible()
}

/** The pages for a member's daily use. */
export const dayPages: Visit[] = [
  page('/warrior-mindset'),
  {
    name: '/art-of-war',
    async open(screen) {
      await page('/art-of-war').open(screen)
      // The first quote is random, so it is fixed here.
      await screen.page.evaluate(() => localStorage.setItem('kiai.quote', 'know-both-sides'))
      await screen.page.reload()
      await expect(screen.page.getByRole('blockquote').first()).toBeVisible()
    },
  },
  { ...page('/art-of-war/sun-tzu'), name: '/art-of-war/:philosopherId' },
  pageAfter('/coaches', 'all listed', async ({ page, words }) => {
    await expect(page.getByRole('link', { name: words.coaches.card.learnMore }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: words.coaches.human.view }).last()).toBeVisible()
  }),
  { ...page('/coach/ai-bastion'), name: '/coach/:coachId' },
  { ...page('/coach/ai-volt'), name: '/coach/:coachId, coming soon' },
  { ...page('/coach/ai-nobody'), name: '/coach/:coachId, unknown' },
  pageAfter('/coaches?name=nobody+of+this+name', 'nobody found', async ({ page, words }) => {
    await expect(page.getByRole('heading', { name: words.coaches.human.empty, exact: true })).toBeVisible()
  }),
  { ...page('/coach/ana-prado/profile'), name: '/coach/:coachId/profile, of the house' },
  { ...page('/coach/ines-talmar/profile'), name: '/coach/:coachId/profile, approved' },
  { ...page('/coach/ai-bastion/marketplace'), name: '/coach/:coachId/marketplace' },
  { ...page('/coach/ai-nobody/marketplace'), name: '/coach/:coachId/marketplace, unknown' },
  { ...page('/coach/ana-prado/marketplace'), name: '/coach/:coachId/marketplace, of the house' },
  ...(['coaching', 'shoutouts', 'videos', 'products'] as const).map((section) => ({
    ...pageAfter(`/coach/ana-prado/marketplace?section=${section}`, '', openCheckout),
    name: `/checkout/:offerId, ${section}`,
  })),
  {
    ...pageAfter('/coach/ai-bastion/marketplace?section=seminars', '', async (screen) => {
      await openCheckout(screen)
      await screen.page.locator('form button[type=submit]').click()
      await expect(heading(screen, screen.words.checkout.sandbox.title)).toBeVisible()
    }),
    name: '/sandbox/:checkoutId',
  },
  { ...page('/coach/nobody/profile'), name: '/coach/:coachId/profile, unknown' },
  pageAfter('/war-room', 'with its greeting', async ({ page, words }) => {
    await expect(page.getByLabel(words.chat.composer.label, { exact: true })).toBeVisible()
  }),
  { ...page('/coach/ai-ember/session'), name: '/coach/:coachId/session' },
  { ...page('/coach/ai-volt/session'), name: '/coach/:coachId/session, coming soon' },
  { ...page('/coach/ai-nobody/session'), name: '/coach/:coachId/session, unknown' },
  pageAfter('/plans', 'with a plan', async (screen) => {
    const { answer_id } = await askInPage(screen.page)
    await keepInPage(screen.page, answer_id)
    await screen.page.reload()
    await expect(screen.page.getByRole('checkbox').first()).toBeVisible()
  }),
  pageAfter('/fighter-file', 'with facts and a commitment', async (screen) => {
    await askInPage(screen.page)
    await screen.page.reload()
    await expect(screen.page.getByRole('button', { name: screen.words.fighterFile.commitments.ask })).toBeVisible()
  }),
]

/** Sends a message and waits for the answer. */
async function say({ page, words }: Screen): Promise<void> {
  await page.getByLabel(words.chat.composer.label, { exact: true }).fill('7')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: words.chat.message.edit }).last()).toBeVisible()
}

/** Rooms with a conversation. */
export const talks: Visit[] = [
  pageAfter('/war-room', 'with messages', say),
  pageAfter('/coach/ai-ember/session', 'with messages', say),
]

export const dayOverlays: Visit[] = [
  dialog('/dashboard', 'power-up open', async ({ page, words }) => {
    await page.getByRole('main').getByRole('button', { name: words.streak.today.powerUp, exact: true }).click()
    await expect(page.getByRole('button', { name: words.streak.powerUp.begin, exact: true })).toBeVisible()
  }),
  dialog('/dashboard', 'notifications open', async ({ page, words }) => {
    await page.getByRole('button', { name: words.notifications.title }).click()
    await expect(page.getByText(words.notifications.empty, { exact: true })).toBeVisible()
  }),
  dialog('/settings', 'time zones listed', async ({ page, words }) => {
    await page.getByRole('button', { name: words.profile.zone.open }).click()
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
  }),
  // Last, because a message counts as an activity today.
  ...talks,
  dialog('/war-room', 'session being saved', async (screen) => {
    await say(screen)
    await screen.page.getByRole('button', { name: screen.words.warRoom.save.open, exact: true }).click()
    await expect(screen.page.getByRole('dialog', { name: screen.words.warRoom.save.title })).toBeVisible()
  }),
  menu('/war-room', 'menu of a conversation', async (screen) => {
    await say(screen)
    await screen.page.getByRole('button', { name: screen.words.chat.menu.label }).click()
    await expect(screen.page.getByRole('menu')).toBeVisible()
  }),
]

export const twoFactorSetUp: Visit = dialog('/settings', 'two-factor being set up', async (screen) => {
  const { twoFactor } = screen.words.accounts
  const asking = await openTwoFactor(screen, twoFactor.start, twoFactor.setUp)
  await field(asking, twoFactor.password).fill(PASSWORD)
  await asking.getByRole('button', { name: twoFactor.next }).click()
  await expect(screen.page.getByRole('img', { name: twoFactor.qr })).toBeVisible()
})

/** Menus and dialogs of these pages, opened by a button or a key. */
export const memberOverlays: Visit[] = [
  twoFactorSetUp,
  dialog('/settings', 'deletion refused', async ({ page, words }) => {
    const { delete: erase } = words.accounts
    await page.getByRole('button', { name: erase.open }).click()
    const asking = page.getByRole('dialog', { name: erase.dialog })
    await asking.getByRole('button', { name: erase.submit }).click()
    await expect(asking.getByText(words.errors.problems.required).first()).toBeVisible()
  }),
  dialog('/dashboard', 'palette open', async ({ page, words }) => {
    await page.keyboard.press('Control+K')
    await expect(page.getByRole('dialog', { name: words.palette.title })).toBeVisible()
  }),
  dialog('/dashboard', 'shortcuts shown', async ({ page, words }) => {
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: words.palette.shortcuts.title })).toBeVisible()
  }),
]

/** Dialogs for members with two-factor switched on. */
export const guardedOverlays: Visit[] = [
  dialog('/settings', 'new backup codes', async (screen) => {
    const { twoFactor } = screen.words.accounts
    const asking = await openTwoFactor(screen, twoFactor.renew, twoFactor.renewTitle)
    await field(asking, twoFactor.password).fill(PASSWORD)
    await asking.getByRole('button', { name: twoFactor.renew }).click()
    await expect(screen.page.getByRole('dialog', { name: twoFactor.codes })).toBeVisible()
  }),
  dialog('/settings', 'two-factor being stopped', async (screen) => {
    const { twoFactor } = screen.words.accounts
    await openTwoFactor(screen, twoFactor.stop, twoFactor.stopTitle)
  }),
]

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

/** Pages that differ for a member who applied to coach. */
export const coachPages: Visit[] = [page('/dashboard'), page('/settings'), page('/internal-coach-signup')]

/** The pages of a coach's desk. */
export const deskPages: Visit[] = [
  pageAfter('/coach-dashboard', 'empty', async ({ page, words }) => {
    await fillDesk(page, [])
    await expect(page.getByRole('button', { name: words.coachDesk.services.samples })).toBeVisible()
  }),
  pageAfter('/coach-dashboard', 'with services', async ({ page, words }) => {
    await fillDesk(page, ['services'])
    await expect(page.getByRole('switch', { name: words.coachDesk.offer.active }).first()).toBeVisible()
  }),
  pageAfter('/coach-dashboard?tab=products', 'with products', async ({ page, words }) => {
    await fillDesk(page, ['products'])
    await expect(page.getByRole('switch', { name: words.coachDesk.offer.active }).first()).toBeVisible()
  }),
  pageAfter('/coach-dashboard?tab=profile', 'profile', async ({ page, words }) => {
    await expect(page.getByRole('button', { name: words.coachDesk.profile.submit })).toBeVisible()
  }),
]

/** The tab of the coach dashboard with nothing in it yet. */
const emptyTab = (tab: 'today' | 'orders' | 'earnings', title: (words: Screen['words']) => string): Visit =>
  pageAfter(`/coach-dashboard?tab=${tab}`, 'empty', async ({ page, words }) => {
    await expect(page.getByRole('heading', { name: title(words), exact: true })).toBeVisible()
  })

/** What a coach sees before the first sale. */
export const firstSalesPages: Visit[] = [
  emptyTab('today', ({ coachOrders }) => coachOrders.today.clear),
  emptyTab('orders', ({ coachOrders }) => coachOrders.orders.empty.to_do),
  emptyTab('earnings', ({ coachOrders }) => coachOrders.earnings.empty),
]

/** The order with this title on the coach dashboard, which `tradeEachKind` made. */
function sale(name: keyof typeof SOLD, act: Visit['open'] = async () => {}, what = '', part?: Visit['part']): Visit {
  const visit = pageAfter(
    '/coach-dashboard?tab=orders&show=all',
    `${name}${what}`,
    async (screen) => {
      const { page } = screen
      await page.getByRole('listitem', { name: SOLD[name], exact: true }).getByRole('link').click()
      await expect(page.getByRole('heading', { level: 2, name: SOLD[name], exact: true })).toBeVisible()
      await act(screen)
    },
    part,
  )
  return visit
}

/** Chooses how a shoutout is delivered. */
const delivery = (way: 'link' | 'text') => (screen: Screen) =>
  screen.page.getByRole('radio', { name: screen.words.coachOrders.shoutout.ways[way], exact: true }).check()

/** What a coach sees who sold something of each kind. */
export const salesPages: Visit[] = [
  pageAfter('/coach-dashboard?tab=today', 'with orders', async ({ page, words }) => {
    await expect(page.getByRole('heading', { name: words.coachOrders.today.due, exact: true })).toBeVisible()
  }),
  pageAfter('/coach-dashboard?tab=orders', 'to do', async ({ page }) => {
    await expect(page.getByRole('heading', { name: SOLD.shoutout, exact: true })).toBeVisible()
  }),
  sale('shoutout'),
  sale('shoutout', delivery('link'), ' as a link'),
  sale('shoutout', delivery('text'), ' as a text'),
  sale('film_review'),
  sale(
    'film_review',
    async ({ page, words }) => {
      const { film } = words.coachOrders
      await page.getByRole('button', { name: film.addNote, exact: true }).click()
      await page.getByRole('button', { name: film.addDrill, exact: true }).click()
      await expect(page.getByRole('button', { name: film.removeNote }).first()).toBeVisible()
    },
    ' with a note',
  ),
  sale('product'),
  sale('delivered'),
  sale('seminar'),
  pageAfter('/coach-dashboard?tab=seminars', 'with a seminar and a video', async ({ page }) => {
    await expect(page.getByRole('heading', { name: SOLD.seminar, exact: true })).toBeVisible()
  }),
  pageAfter('/coach-dashboard?tab=reviews', 'with a review', async ({ page }) => {
    await expect(page.getByText(REVIEW, { exact: true })).toBeVisible()
  }),
  pageAfter('/coach-dashboard?tab=earnings', 'with sales', async ({ page, words }) => {
    await expect(page.getByRole('link', { name: words.coachOrders.earnings.csv })).toBeVisible()
  }),
]

/** Its dialogs. */
export const salesOverlays: Visit[] = [
  sale(
    'product',
    async ({ page, words }) => {
      await page.getByRole('button', { name: words.coachOrders.decline.open, exact: true }).click()
      await expect(page.getByRole('dialog', { name: words.coachOrders.decline.title })).toBeVisible()
    },
    ' being declined',
    'dialog[open]',
  ),
]

/** Its menus and dialogs. */
export const deskOverlays: Visit[] = [
  dialog('/coach-dashboard', 'service being changed', async ({ page, words }) => {
    await fillDesk(page, ['services'])
    await page.getByRole('button', { name: words.coachDesk.offer.edit }).first().click()
    await expect(page.getByRole('dialog', { name: words.coachDesk.services.edit })).toBeVisible()
  }),
  dialog('/coach-dashboard?tab=products', 'product being added', async ({ page, words }) => {
    await fillDesk(page, [])
    await page.getByRole('button', { name: words.coachDesk.products.add }).click()
    await expect(page.getByRole('dialog', { name: words.coachDesk.products.add })).toBeVisible()
  }),
]

/** The menu of small screens. */
export const menuDrawer: Visit = dialog('/dashboard', 'menu open', async (screen) => {
  await expect(await openNavigation(screen)).toBeVisible()
})
