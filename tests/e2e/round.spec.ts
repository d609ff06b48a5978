import { expect, test } from './kiai.ts'
import { expectMessage, messages } from './screen.ts'
import { expectSoundScreen } from './sound-screen.ts'

test.use({ timezoneId: 'UTC', contextOptions: { reducedMotion: 'reduce' } })

test('Today’s round: a due step is ticked off on the poster, then an answer is given in one tap, and the day is won', {
  tag: '@phone',
}, async ({ page, words, member, kiai }) => {
  const { database } = kiai
  const { round, plans } = words
  const screen = { page, words }
  const poster = page.getByRole('region', { name: round.title, exact: true })
  await database.query('delete from first_camps where user_id = $1', [member.user_id])
  await database.query(`insert into quiz_results (user_id, answers, fire_level) values ($1, '{0,1,0,2}', 80)`, [
    member.user_id,
  ])
  await database.query(
    `with plan as (
       insert into plans (user_id, title, metric, if_then) values ($1, 'Calm in the clinch', '', '') returning id
     ), steps as (
       insert into plan_steps (plan_id, user_id, position, text, due_date)
       select id, $1, 0, 'Clinch drills', (now() at time zone 'UTC')::date from plan union all
       select id, $1, 1, 'Spar light', null from plan
     )
     insert into fighter_commitments (user_id, text, due_date) values ($1, 'Six rounds', (now() at time zone 'UTC')::date)`,
    [member.user_id],
  )
  await page.goto('/dashboard')
  await expect(poster).toContainText('Clinch drills')
  await expectSoundScreen(page)

  await test.step('what is not for today waits until tomorrow, and can be brought back', async () => {
    await poster.getByRole('button', { name: round.step.notToday, exact: true }).click()
    await expectMessage(screen, round.step.moved)
    await expect(poster).toContainText(round.answer.headline)
    await messages(screen).getByRole('button', { name: plans.toast.undo, exact: true }).click()
    await expect(poster).toContainText('Clinch drills')
  })

  await poster.getByRole('button', { name: round.step.done, exact: true }).click()
  await expect(poster).toContainText('Six rounds')
  await expectSoundScreen(page)
  await poster.getByRole('button', { name: '7 of 10', exact: true }).click()
  await expect(poster).toContainText(round.done.headline)
  await expect(poster).toContainText(round.done.thing.plan_step)
  await expect(poster).toContainText(round.done.thing.check_in)
  await expectSoundScreen(page)
  const { rows } = await database.query('select outcome from fighter_commitments where user_id = $1', [member.user_id])
  expect(rows).toEqual([{ outcome: 7 }])
})
