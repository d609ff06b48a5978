import { expect, type Locator } from '@playwright/test'
import { HOLD_MINUTES } from '#contract/booking-rules.ts'
import { PASSWORD } from '../accounts.ts'
import { chooseTime } from '../choose-time.ts'
import { askInPage, keepInPage } from '../plans.ts'
import { field, heading, openNavigation, type Screen } from '../screen.ts'
import { fill } from '../wording.ts'
import { dialog, menu, page, pageAfter, type Visit, variant, withoutDraft } from './visit.ts'

/** The id of no order and of no thread. */
const NO_ORDER = '00000000-0000-4000-8000-000000000000'

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
  pageAfter('/bookings', 'none', async ({ page, words }) => {
    await expect(page.getByRole('link', { name: words.bookings.list.emptyAction })).toBeVisible()
  }),
  { ...page(`/book/${NO_ORDER}`), name: '/book/:offerId, unknown' },
  pageAfter('/network', 'for a free member', async ({ page, words }) => {
    await expect(page.getByRole('link', { name: words.pitch.compare.choose.elite_yearly })).toBeVisible()
  }),
  page('/network/kings'),
  pageAfter('/membership', 'free', async ({ page, words }) => {
    await expect(page.getByText(words.membership.freeText, { exact: true })).toBeVisible()
  }),
  {
    ...pageAfter('/checkout/elite_monthly', '', async ({ page, words }) => {
      await expect(page.getByText(words.checkout.refundTitle, { exact: true })).toBeVisible()
    }),
    name: '/checkout/:offerId, a plan of the membership',
  },
  page('/messages'),
  variant({ ...page(`/messages/${NO_ORDER}`), name: '/messages/:threadId, unknown' }),
  variant({ ...page(`/purchases/${NO_ORDER}`), name: '/purchases/:orderId, unknown' }),
  variant({ ...page(`/purchases/${NO_ORDER}/invoice`), name: '/purchases/:orderId/invoice, unknown' }),
  variant({ ...page(`/bookings/${NO_ORDER}`), name: '/bookings/:bookingId, unknown' }),
  pageAfter('/live', 'for a free member', async ({ page, words }) => {
    await expect(page.getByRole('heading', { name: words.live.next, exact: true })).toBeVisible()
  }),
  variant({ ...page(`/live/${NO_ORDER}_2027-01-07`), name: '/live/:occurrenceId, unknown' }),
  { ...page('/spaces/global-community'), name: '/spaces/:spaceSlug, the door' },
  variant({ ...page('/spaces/no-such-space'), name: '/spaces/:spaceSlug, unknown' }),
  variant({ ...page(`/spaces/global-community/${NO_ORDER}`), name: '/spaces/:spaceSlug/:postId, unknown' }),
  page('/no-such-page'),
]

/** Follows the first link of a marketplace that buys something. */
async function openCheckout({ page, words }: Screen): Promise<void> {
  await page.locator('main a[href^="/checkout/"]').first().click()
  await expect(page.getByText(words.checkout.refundTitle, { exact: true })).toBeVisible()
}

/** Follows the first link of a marketplace to the times of a session. */
async function openTimes({ page, words }: Screen): Promise<void> {
  await page.locator('main a[href^="/book/"]').first().click()
  await expect(page.getByRole('heading', { name: words.bookings.titleChoose, exact: true })).toBeVisible()
}

/** The panel with price, rule and brief. */
async function openChosenTime(screen: Screen): Promise<void> {
  await openTimes(screen)
  await chooseTime(screen, 0)
  await expect(screen.page.getByText(screen.words.bookings.chosen.rule, { exact: true })).toBeVisible()
}

/** What somebody sees who books a session, or asks for a talk. */
export const bookingPages: Visit[] = [
  {
    ...pageAfter('/coach/ana-prado/marketplace?section=coaching', '', openChosenTime),
    name: '/book/:offerId, with a chosen time',
  },
  {
    ...pageAfter('/coach/ana-prado/marketplace?section=coaching', '', async (screen) => {
      await openChosenTime(screen)
      await screen.page.locator('main form button[type=submit]').click()
      const { titleHeld } = screen.words.bookings
      await expect(heading(screen, fill(titleHeld, { minutes: HOLD_MINUTES }))).toBeVisible()
    }),
    name: '/book/:offerId, with a time that is kept',
  },
  {
    ...page('/support?about=speaking&coach=kenji-duarte'),
    name: '/support, asking for a talk',
  },
]

/** The pages for a member's daily use. */
export const dayPages: Visit[] = [
  page('/warrior-mindset'),
  page('/look-back'),
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
  {
    ...pageAfter('/coach/ana-prado/marketplace?section=coaching', '', openTimes),
    name: '/book/:offerId',
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
  pageAfter('/training', 'with a logged session', async ({ page, words }) => {
    await page.getByRole('button', { name: words.training.log.submit, exact: true }).click()
    await expect(page.getByRole('heading', { name: words.training.entries.title })).toBeVisible()
    await expect(page.getByRole('heading', { name: words.training.csv.title })).toBeVisible()
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
    await page.getByRole('button', { name: words.common.notifications.title }).click()
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

/** Opens a dialog that asks for the password first. */
async function openTwoFactor({ page, words }: Screen, opener: string, title: string): Promise<Locator> {
  const card = page.getByRole('region', { name: words.accounts.twoFactor.title })
  await card.getByRole('button', { name: opener, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  return dialog
}

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

/** The menu of small screens. */
export const menuDrawer: Visit = dialog('/dashboard', 'menu open', async (screen) => {
  await expect(await openNavigation(screen)).toBeVisible()
})
