import { expect } from '@playwright/test'
import { field, heading, openNavigation, type Screen } from './screen.ts'

/** A way to a screen worth looking at, and what it takes to see it. */
export interface Visit {
  name: string
  open: (screen: Screen) => Promise<void>
  /** All that is new, where the rest of the page has a visit of its own. */
  part?: '[role=menu]' | 'dialog[open]'
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

/** The page with more done on it. */
function further(path: string, what: string, act: Visit['open'], part?: Visit['part']): Visit {
  return {
    ...(part && { part }),
    name: `${path}, ${what}`,
    async open(screen) {
      await page(path).open(screen)
      await act(screen)
    },
  }
}

export const visitorVisits: Visit[] = [
  page('/'),
  further(
    '/',
    'language menu open',
    async ({ page, words }) => {
      await page.getByRole('banner').getByRole('button', { name: words.landing.bar.language }).click()
      await expect(page.getByRole('menu')).toBeVisible()
    },
    '[role=menu]',
  ),
  page('/auth'),
  further(
    '/auth',
    'theme menu open',
    async ({ page, words }) => {
      await page.getByRole('button', { name: words.common.theme.label }).click()
      await expect(page.getByRole('menu')).toBeVisible()
    },
    '[role=menu]',
  ),
  further('/auth?mode=sign-up', 'with errors', async ({ page, words }) => {
    await field(page, words.accounts.auth.email).fill('no address')
    await page.getByRole('button', { name: words.accounts.auth.signUp, exact: true }).click()
    await expect(page.getByText(words.errors.problems.email)).toBeVisible()
    await expect(page.getByText(words.accounts.toast.signUpFailed)).toBeVisible()
  }),
  page('/coach-auth?mode=sign-up'),
  page('/auth/confirm'),
  page('/auth/forgot'),
  page('/auth/reset'),
  page('/auth/reset?token=some-token'),
  page('/admin-auth'),
  further('/outbox?to=nobody@people.example', 'empty', async ({ page, words }) => {
    await expect(page.getByRole('button', { name: words.outbox.refresh })).toBeVisible()
  }),
]

export const memberVisits: Visit[] = [
  page('/'),
  page('/dashboard'),
  further('/settings', 'devices listed', async ({ page, words }) => {
    await expect(page.getByText(words.accounts.devices.current, { exact: true }).first()).toBeVisible()
  }),
  further(
    '/settings',
    'two-factor being set up',
    async ({ page, words }) => {
      const { twoFactor } = words.accounts
      await page.getByRole('button', { name: twoFactor.start }).click()
      const dialog = page.getByRole('dialog', { name: twoFactor.setUp })
      await field(dialog, twoFactor.password).fill('osu-hidari-42')
      await dialog.getByRole('button', { name: twoFactor.next }).click()
      await expect(dialog.getByRole('img', { name: twoFactor.qr })).toBeVisible()
    },
    'dialog[open]',
  ),
  further(
    '/settings',
    'deletion refused',
    async ({ page, words }) => {
      const { delete: erase } = words.accounts
      await page.getByRole('button', { name: erase.open }).click()
      const dialog = page.getByRole('dialog', { name: erase.dialog })
      await dialog.getByRole('button', { name: erase.submit }).click()
      await expect(dialog.getByText(words.errors.problems.required).first()).toBeVisible()
    },
    'dialog[open]',
  ),
  further(
    '/dashboard',
    'palette open',
    async ({ page, words }) => {
      await page.keyboard.press('Control+K')
      await expect(page.getByRole('dialog', { name: words.palette.title })).toBeVisible()
    },
    'dialog[open]',
  ),
  further(
    '/dashboard',
    'shortcuts shown',
    async ({ page, words }) => {
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: words.palette.shortcuts.title })).toBeVisible()
    },
    'dialog[open]',
  ),
  further('/outbox', 'with a mail', async ({ page }) => {
    await expect(page.getByRole('article').first()).toBeVisible()
  }),
  page('/no-such-page'),
]

/** A member's day. */
export const dayVisits: Visit[] = [
  page('/warrior-mindset'),
  {
    name: '/art-of-war',
    async open(screen) {
      await page('/art-of-war').open(screen)
      // Any quote may come first; the same one has to come each time.
      await screen.page.evaluate(() => localStorage.setItem('kiai.quote', 'know-both-sides'))
      await screen.page.reload()
      await expect(screen.page.getByRole('blockquote').first()).toBeVisible()
    },
  },
  page('/art-of-war/sun-tzu'),
  further(
    '/dashboard',
    'power-up open',
    async ({ page, words }) => {
      await page.getByRole('main').getByRole('button', { name: words.streak.today.powerUp, exact: true }).click()
      await expect(page.getByRole('button', { name: words.streak.powerUp.begin, exact: true })).toBeVisible()
    },
    'dialog[open]',
  ),
  further(
    '/dashboard',
    'notifications open',
    async ({ page, words }) => {
      await page.getByRole('button', { name: words.notifications.title }).click()
      await expect(page.getByText(words.notifications.empty, { exact: true })).toBeVisible()
    },
    'dialog[open]',
  ),
  further(
    '/settings',
    'time zones listed',
    async ({ page, words }) => {
      await page.getByRole('button', { name: words.profile.zone.open }).click()
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
    },
    'dialog[open]',
  ),
]

export const adminVisits: Visit[] = [
  {
    name: '/admin',
    async open(screen) {
      await screen.page.goto('/admin')
      await expect(heading(screen, screen.words.profile.admin.title)).toBeVisible()
    },
  },
]

/** What differs for someone who applied to coach. */
export const coachVisits: Visit[] = [page('/dashboard'), page('/settings')]

/** What only small screens have. */
export const menuVisit: Visit = further('/dashboard', 'menu open', async (screen) => {
  await expect(await openNavigation(screen)).toBeVisible()
})
