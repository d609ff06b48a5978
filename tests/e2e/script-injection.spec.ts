import type { Page } from '@playwright/test'
import { checkInToken } from '#server/features/check-ins/check-in-token.ts'
import { ALL_IN_ONE, SCRIPT_PAYLOADS } from '#tests/support/script-payloads.ts'
import { memberAccount, newEmail, PASSWORD, signInWithCookie } from './accounts.ts'
import type { Complaints } from './complaints.ts'
import { approvedCoach } from './human-coaches.ts'
import { expect, test } from './kiai.ts'
import { seedDesk, seedMember, seedNetwork, seedOthers } from './script-seeds.ts'
import { csvOfPayloads, seedAthlete, seedSessions, setFight } from './script-sessions.ts'

/** A payload that every page shows unshortened. */
const SAMPLE = '<svg onload=ran(1)>'

/** Reports scripts that run and dialogs as complaints, which make the journey fail. */
async function listen(page: Page, complaints: Complaints): Promise<void> {
  page.on('dialog', async (dialog) => {
    complaints.all.push(`asked: ${dialog.message()}`)
    await dialog.dismiss()
  })
  await page.addInitScript(() => {
    Object.assign(window, { ran: () => console.error('a payload ran') })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      console.error(`refused by the policy: ${violatedDirective}`),
    )
  })
}

/** The payload is shown as text: no element, attribute or address was created from it. */
async function expectHarmless(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const made = await frame.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        element
          .getAttributeNames()
          .filter((name) => {
            const value = element.getAttribute(name) ?? ''
            if (name.startsWith('on')) return true
            const leads = ['href', 'src', 'action', 'formaction', 'data', 'srcset', 'xlink:href'].includes(name)
            return leads && /^\s*(javascript|vbscript|data:text)|evil\.example/i.test(value)
          })
          .map((name) => `<${element.localName} ${name}>`),
      ),
    )
    expect(made, page.url()).toEqual([])
  }
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.getByText(SAMPLE).first(), path).toBeAttached()
  await expectHarmless(page)
}

/** Loads the rest of a list, page by page. */
async function readOn(page: Page, more: string): Promise<void> {
  const button = page.getByRole('button', { name: more, exact: true }).first()
  const busy = page.locator('button[aria-busy=true]')
  for (let pages = 0; pages < 12 && (await button.isVisible()); pages++) {
    await button.click()
    await expect(busy).toHaveCount(0)
  }
  await expectHarmless(page)
}

test.describe('a script in a text', { tag: '@desktop' }, () => {
  test('does not run in the profile of a coach', async ({ page, complaints, kiai, member }) => {
    expect(member.user_id).toBeTruthy()
    await listen(page, complaints)
    const coach = await approvedCoach(kiai, { full_name: SAMPLE, slug: 'robin-harm', bio: ALL_IN_ONE })
    await visit(page, `/coach/${coach.slug}/profile`)
    await expect(page.getByText('onpageshow=ran(1)')).toBeAttached()
    // The check finds a planted script by its attribute, by the policy and in the browser.
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<img src="/x" onerror="ran(1)">'))
    await expect(expectHarmless(page)).rejects.toThrow('onerror')
    await expect.poll(() => complaints.all.length).toBeGreaterThanOrEqual(2)
    expect(complaints.all.splice(0).join()).toContain('refused by the policy: script-src')
  })
})

test.describe(`${SCRIPT_PAYLOADS.length} scripts in every text`, { tag: ['@desktop', '@proof'] }, () => {
  test.beforeEach(async ({ page, complaints }) => {
    test.setTimeout(600_000)
    expect(new Set(SCRIPT_PAYLOADS).size).toBeGreaterThanOrEqual(100)
    await listen(page, complaints)
  })

  test('do not run on a member’s pages', async ({ page, words, kiai, member }) => {
    await seedMember(kiai, member)
    await visit(page, '/war-room')
    await readOn(page, words.chat.sessions.more)
    await visit(page, '/plans')
    await visit(page, '/training')
    const csv = {
      name: `${SAMPLE.replaceAll(/\W/g, '-')}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(csvOfPayloads()),
    }
    await page.locator('input[type=file]').setInputFiles(csv)
    await expect(page.getByText(words.training.csv.nothing, { exact: true })).toBeVisible()
    await expectHarmless(page)
    await visit(page, '/look-back')
    for (const days of [20, -1]) {
      await setFight(kiai, member, days)
      await visit(page, '/dashboard')
    }
    await page.getByRole('button', { name: words.fightCamp.debrief.ask, exact: true }).last().click()
    await expect(page.getByRole('dialog', { name: words.fightCamp.debrief.title })).toBeVisible()
    await expectHarmless(page)
    await visit(page, '/fighter-file')
    await visit(page, '/art-of-war')
    await page.goto('/dashboard')
    await page.getByRole('button', { name: words.common.notifications.title }).click()
    const list = page.getByRole('dialog')
    await expect(list.getByRole('listitem').first()).toBeVisible()
    await readOn(page, words.notifications.more)
    // They have the same date, so any of them may be on the last page.
    await expect(list.getByText(SAMPLE.slice(0, 8)).first()).toBeAttached()
  })

  test('do not run as a name', async ({ page, kiai, member }) => {
    await page.goto('/dashboard')
    for (const payload of SCRIPT_PAYLOADS) {
      await kiai.database.query('update profiles set full_name = $2 where user_id = $1', [member.user_id, payload])
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(payload.trim().slice(0, 4))
      await expectHarmless(page)
    }
    await page.goto('/settings')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectHarmless(page)
  })

  test('do not run in the Network', async ({ page, words, kiai, context }) => {
    const reader = await memberAccount(kiai, { membership_type: 'elite_member' })
    const writer = await memberAccount(kiai, { membership_type: 'elite_member' })
    const paths = await seedNetwork(kiai, reader, writer)
    await signInWithCookie(context, kiai, reader)
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByText(/ran\(1\)/).first(), path).toBeAttached()
      // Lists that go on when their end comes near.
      for (let pages = 0; pages < 8; pages++) {
        await page.mouse.wheel(0, 20_000)
        await page.waitForLoadState('networkidle')
      }
      await expectHarmless(page)
    }
    await page.goto('/live')
    await expect(page.getByText(/ran\(1\)/).first()).toBeAttached()
    await readOn(page, words.live.more)
    await expect(page.getByText(SAMPLE).first(), 'one of the titles').toBeAttached()
  })

  test('do not run in sessions, in notes on a step and in a check-in', async ({ page, words, kiai, context }) => {
    const member = await memberAccount(kiai)
    await kiai.database.query('update profiles set full_name = $2 where user_id = $1', [member.user_id, SAMPLE])
    const coach = await approvedCoach(kiai, { full_name: SAMPLE, slug: 'robin-noted' })
    await seedMember(kiai, member)
    const sessions = await seedSessions(kiai, { coach, member })
    const { check_in } = await seedAthlete(kiai, { coach, member })
    for (const account of [member, coach]) {
      await context.clearCookies()
      await signInWithCookie(context, kiai, account)
      for (const path of ['/bookings', ...sessions]) await visit(page, path)
    }
    await visit(page, '/coach-dashboard?tab=athletes')
    await page.getByRole('button', { name: new RegExp(`^${words.athletes.list.open}`) }).click()
    const change = page.getByRole('button', { name: new RegExp(`^${words.athletes.note.change}`) })
    await expect(change.last()).toBeAttached()
    await expectHarmless(page)
    await change.first().click()
    await expect(page.getByRole('dialog', { name: words.athletes.note.title })).toBeVisible()
    await expectHarmless(page)
    await context.clearCookies()
    await signInWithCookie(context, kiai, member)
    await visit(page, '/plans')
    await expect(page.getByText(words.athletes.note.by.split('{{')[0] ?? '').last()).toBeAttached()
    await visit(page, '/fighter-file')
    await visit(page, `/check-in?token=${checkInToken(kiai, check_in)}`)
  })

  test('do not run on a coach’s pages', async ({ page, words, kiai, context, member }) => {
    const coach = await approvedCoach(kiai, { full_name: SAMPLE, slug: 'robin-scripted' })
    await seedDesk(kiai, coach)
    expect(member.user_id).not.toBe(coach.user_id)
    await visit(page, '/coach/robin-scripted/profile')
    await visit(page, '/coaches')
    await readOn(page, words.coaches.human.more)
    await context.clearCookies()
    await signInWithCookie(context, kiai, coach)
    for (const tab of ['services', 'products', 'profile']) await visit(page, `/coach-dashboard?tab=${tab}`)
  })

  test('do not run on an admin’s pages', async ({ page, words, kiai, context }) => {
    const admin = await memberAccount(kiai, { membership_type: 'admin' })
    await seedOthers(kiai, admin)
    await signInWithCookie(context, kiai, admin)
    for (const tab of ['pending', 'users', 'transactions', 'work', 'audit']) {
      await page.goto(`/admin?tab=${tab}`)
      await expect(page.getByRole('tabpanel')).toContainText(/ran\(1\)/)
      await readOn(page, words.admin.more)
      await expect(page.getByText(SAMPLE).first(), tab).toBeAttached()
    }
  })

  test('do not run in a mail', async ({ page, request, kiai }) => {
    const [first = '', ...rest] = SCRIPT_PAYLOADS
    for (const [index, full_name] of [...rest, first].entries()) {
      // The number of sign-ups per hour from one IP address is limited.
      await kiai.database.query('delete from rate_limits')
      const data = { full_name, email: newEmail(), password: PASSWORD, language: 'en' }
      const answer = await request.post('/api/accounts/sign-up', { data })
      expect(answer.status(), full_name).toBe(201)
      if (index % 20 !== 19) continue
      await page.goto('/outbox')
      await expect(page.getByRole('article').first()).toBeVisible()
      await expectHarmless(page)
    }
  })
})
