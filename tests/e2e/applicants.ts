import type { Page } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import { type Account, memberAccount, newEmail, PASSWORD } from './accounts.ts'
import type { Installation } from './installation.ts'

export const WRITTEN = {
  full_name: 'Nia Calder-Olt',
  bio: 'I teach people who come late and leave strong.\nBefore work, after work, in the rain.',
  experience: 'Eleven years on the mat, five of them teaching.',
  specialties: ['boxing', 'mental-performance'],
  image_url: null,
  motivation: 'Somebody stayed after class for me. I want to be that somebody.',
}

/** Sends an application like the wizard, without its screen. */
export async function applyInPage(page: Page): Promise<void> {
  const status = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' }
      const request = { method: 'POST', headers, body: JSON.stringify(body) }
      return (await fetch('/api/coach-applications/sign-up', request)).status
    },
    { ...WRITTEN, email: newEmail(), password: PASSWORD, language: 'en' },
  )
  if (status !== 201) throw new Error(`the application was answered with ${status}`)
}

/** A member with a pending application, inserted directly into the database. */
export async function applicant(kiai: Installation, full_name: string, language: Language = 'en'): Promise<Account> {
  const account = await memberAccount(kiai, { language })
  const { user_id } = account
  await kiai.database.query(`update profiles set full_name = $2, coach_status = 'pending' where user_id = $1`, [
    user_id,
    full_name,
  ])
  await kiai.database.query(
    `insert into coach_applications (user_id, full_name, bio, experience, specialties, motivation)
     values ($1, $2, $3, $4, $5, $6)`,
    [user_id, full_name, WRITTEN.bio, WRITTEN.experience, WRITTEN.specialties, WRITTEN.motivation],
  )
  return { ...account, full_name }
}
