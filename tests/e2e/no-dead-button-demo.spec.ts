import { randomUUID } from 'node:crypto'
import { checkInToken } from '#server/features/check-ins/check-in-token.ts'
import { type Account, memberAccount } from './accounts.ts'
import { bookedSession } from './booked-sessions.ts'
import { Crawl } from './crawl.ts'
import { makePublic } from './human-coaches.ts'
import type { Installation } from './installation.ts'
import { expect, test } from './kiai.ts'
import { expectAlive, makeRepeatable, signInToPress } from './pressing.ts'
import { takeSnapshot } from './snapshot.ts'
import { demoVisits } from './visits/demo.ts'
import { pageAfter, page as pageAt, type Visit } from './visits/visit.ts'

async function demoAccount({ database }: Installation, email: string): Promise<Pick<Account, 'user_id'>> {
  const { rows } = await database.query<{ user_id: string }>('select id as user_id from users where email = $1', [
    email,
  ])
  if (!rows[0]) throw new Error(`there is no demo account ${email}`)
  return rows[0]
}

test.describe('every control does something with weeks of data', { tag: ['@desktop', '@proof'] }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test.beforeEach(async ({ page }) => {
    test.setTimeout(600_000)
    await makeRepeatable(page)
  })

  for (const [email, visits] of Object.entries(demoVisits)) {
    for (const visit of visits) {
      test(`for ${email} at ${visit.name}`, async ({ page, words, kiai }) => {
        const crawl = new Crawl({ page, words })
        await crawl.look([visit], await signInToPress(kiai, page, await demoAccount(kiai, email)), visits)
        await expectAlive(crawl.findings, page)
      })
    }
  }

  test('for a member whose fight is over', async ({ page, words, kiai }) => {
    const member = await demoAccount(kiai, 'member@kiai.example')
    await kiai.database.query(
      `update fighter_facts set value = (current_date - 1)::text where user_id = $1 and key = 'event_date'`,
      [member.user_id],
    )
    const visit = pageAfter('/dashboard', 'after the fight', async ({ page }) => {
      await expect(page.getByRole('button', { name: words.fightCamp.debrief.ask, exact: true }).first()).toBeVisible()
    })
    const crawl = new Crawl({ page, words })
    await crawl.look([visit], await signInToPress(kiai, page, member))
    await expectAlive(crawl.findings, page)
  })

  test('for someone who answers a check-in by mail', async ({ page, words, kiai }) => {
    const { user_id } = await memberAccount(kiai)
    const id = randomUUID()
    await kiai.database.query(
      `with promised as (
         insert into fighter_commitments (user_id, text, due_date) values ($2, 'Three rounds', current_date) returning id
       )
       insert into check_ins (id, user_id, day, asked_at, source, commitment_id, text, due_date)
       select $1, $2, current_date, now(), 'commitment', id, 'Three rounds', current_date from promised`,
      [id, user_id],
    )
    const visit: Visit = { ...pageAt(`/check-in?token=${checkInToken(kiai, id)}`), name: '/check-in, asked' }
    const crawl = new Crawl({ page, words })
    await crawl.look([visit], await takeSnapshot(kiai, page))
    await expectAlive(crawl.findings, page, 3)
  })

  for (const side of ['member', 'coach'] as const) {
    for (const [what, minutes_ahead] of [
      ['about to begin', 5],
      ['begun', -20],
      ['over', -100],
    ] as const) {
      test(`for a ${side} in a session that is ${what}`, async ({ page, words, kiai }) => {
        const people = {
          member: await memberAccount(kiai),
          coach: await memberAccount(kiai, { membership_type: 'coach' }),
        }
        const { coach } = people
        await makePublic(kiai, coach, { full_name: 'Odete Ferrão', slug: `odete-${coach.user_id.slice(0, 13)}` })
        const id = await bookedSession(kiai, { ...people, minutes_ahead, meeting_kind: 'peer' })
        const visit: Visit = { ...pageAt(`/bookings/${id}`), name: `/bookings/:bookingId, ${what}` }
        const crawl = new Crawl({ page, words })
        await crawl.look([visit], await signInToPress(kiai, page, people[side]))
        await expectAlive(crawl.findings, page, 2)
      })
    }
  }
})
