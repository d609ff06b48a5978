import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeCommitment } from '#contract/fighter-file.ts'
import { listNotifications } from '#contract/notifications.ts'
import { readOwnPerson } from '#contract/people.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { givePoints, takePointsBack } from './points.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const attend = ({ user_id }: Person, thing: string) =>
  app.services.db.transaction((tx) => givePoints(tx, { user_id, cause: 'attended', thing }, app.services))

async function ranksTold({ browser }: Person) {
  const { notifications } = await browser.call(listNotifications, {})
  return notifications.flatMap((each) => (each.kind === 'rank' ? [each.details.rank] : []))
}

test('a thing counts once, also when two processes report it; a new rank is told once', async () => {
  const ana = await memberOf(app, { membership_type: 'elite_member' })
  await Promise.all([attend(ana, 'monday'), attend(ana, 'monday')])
  for (const thing of ['tuesday', 'wednesday']) await attend(ana, thing)
  expect(await ana.browser.call(readOwnPerson, {})).toMatchObject({ points: 9, rank: 'newcomer' })
  expect(await ranksTold(ana)).toEqual([])
  const last = { user_id: ana.user_id, cause: 'attended' as const, thing: 'thursday' }
  await attend(ana, last.thing)
  await app.services.db.transaction((tx) => takePointsBack(tx, last))
  expect(await ana.browser.call(readOwnPerson, {})).toMatchObject({ points: 9, rank: 'newcomer' })
  await attend(ana, last.thing)
  expect(await ana.browser.call(readOwnPerson, {})).toMatchObject({ points: 12, rank: 'regular' })
  expect(await ranksTold(ana)).toEqual(['regular'])
})

test('a kept commitment earns points once a day, one that went badly earns none', async () => {
  const ivo = await memberOf(app)
  const close = async (outcome: number) => {
    const { rows } = await app.pool.query(
      `insert into fighter_commitments (user_id, text) values ($1, 'Run') returning id`,
      [ivo.user_id],
    )
    await ivo.browser.call(closeCommitment, { id: rows[0].id, outcome })
  }
  const points = async () => (await ivo.browser.call(readOwnPerson, {})).points
  await close(4)
  expect(await points()).toBe(0)
  await close(8)
  await close(9)
  expect(await points()).toBe(2)
  await app.clock.later({ days: 1 }, () => close(5))
  expect(await points()).toBe(4)
  // The same promise again on another day is not kept twice.
  const { rows } = await app.pool.query('select id from fighter_commitments where user_id = $1', [ivo.user_id])
  await app.clock.later({ days: 2 }, () => ivo.browser.call(closeCommitment, { id: rows[0].id, outcome: 9 }))
  expect(await points()).toBe(4)
})

test('a member without the Network is not told of a rank', async () => {
  const eva = await memberOf(app)
  for (const thing of ['1', '2', '3', '4']) await attend(eva, thing)
  expect(await eva.browser.call(readOwnPerson, {})).toMatchObject({ rank: 'regular' })
  expect(await ranksTold(eva)).toEqual([])
})
