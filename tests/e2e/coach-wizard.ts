import { expect } from '@playwright/test'
import type { Specialty } from '#contract/coach-application-rules.ts'
import { field, heading, type Screen } from './screen.ts'

interface Person {
  full_name: string
  email: string
  password: string
}

export const WRITTEN = {
  bio: 'I teach people who start late and train before work.',
  experience: 'Twelve years on the mat, six of them teaching.',
  motivation: 'Somebody did it for me.',
} as const

const CHOSEN: readonly Specialty[] = ['boxing', 'mental-performance']

/** Fills in and sends the first step of the wizard. */
export async function sendAccount(screen: Screen, { full_name, email, password }: Person): Promise<void> {
  const { page, words } = screen
  const { account, wizard } = words.coachApplications
  await field(page, account.fullName).fill(full_name)
  await field(page, account.email).fill(email)
  await field(page, account.password).fill(password)
  await field(page, account.confirm).fill(password)
  await page.getByRole('button', { name: account.next, exact: true }).click()
  await expect(heading(screen, wizard.applicationTitle)).toBeVisible()
}

/** Fills in the application, except its specialties. */
export async function write({ page, words }: Screen): Promise<void> {
  const { form } = words.coachApplications
  await field(page, form.bio).fill(WRITTEN.bio)
  await field(page, form.experience).fill(WRITTEN.experience)
  await field(page, form.motivation).fill(WRITTEN.motivation)
}

export async function choose({ page, words }: Screen, specialties = CHOSEN): Promise<void> {
  for (const key of specialties) await page.getByRole('checkbox', { name: words.specialties[key], exact: true }).check()
}

export async function submit({ page, words }: Screen): Promise<void> {
  await page.getByRole('button', { name: words.coachApplications.form.submit, exact: true }).click()
}
