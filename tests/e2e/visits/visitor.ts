import { expect } from '@playwright/test'
import { PASSWORD } from '../accounts.ts'
import { sendAccount } from '../coach-wizard.ts'
import { field } from '../screen.ts'
import { menu, page, pageAfter, type Visit, variant, withoutDraft } from './visit.ts'

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
  variant(page('/auth/callback?error=access_denied')),
  page('/auth/confirm'),
  page('/auth/forgot'),
  variant(page('/auth/reset')),
  page('/auth/reset?token=some-token'),
  page('/admin-auth'),
  page('/withdraw'),
  page('/community-rules'),
  variant(page('/withdraw?token=some-token')),
  page('/unsubscribe?token=some-token'),
  page('/check-in?token=some-token'),
  withoutDraft('/coach-signup', 'account'),
  withoutDraft('/coach-signup', 'application', async (screen) => {
    await sendAccount(screen, { full_name: 'Robin Tester', email: 'robin@people.example', password: PASSWORD })
  }),
  // Its hundred calls look the same, and with all of them in the document axe takes as long as for fifteen pages.
  {
    ...page('/api/docs'),
    part: '#calls > section:first-of-type',
    repeated: '#calls > section:not(:first-of-type)',
  },
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
