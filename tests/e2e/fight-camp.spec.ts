import type { Locator, Page } from '@playwright/test'
import type { CampPhase } from '#contract/fight-camp-rules.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { formatsFor } from '#web/i18n/formats.ts'
import { leaveSecondsOfSession } from './accounts.ts'
import { expect, onDay, test } from './moved-clock.ts'
import { expectMessage, field, heading, postInPage, type Screen } from './screen.ts'
import { expectSoundScreen } from './sound-screen.ts'
import { fill, LANGUAGE_NAMES, type Wording } from './wording.ts'

test.use({ timezoneId: 'UTC', contextOptions: { reducedMotion: 'reduce' } })

const DAY_MS = 86_400_000
/** The journey begins so many days before the fight, and lasts until the day after it. */
const CAMP_DAYS = 42
const SESSION_SECONDS = 60 * 24 * 60 * 60

/** What the member writes. */
const SAID: Record<
  Language,
  {
    event: string
    plan: string
    steps: Record<'run' | 'spar' | 'walk' | 'rest', string>
    method: string
    learnt: string
  }
> = {
  en: {
    event: 'My first amateur fight',
    plan: 'Three hard rounds',
    steps: { run: 'Intervals', spar: 'Spar three rounds', walk: 'Rehearse the walk-out', rest: 'A week off' },
    method: 'Decision',
    learnt: 'Breathe out on every punch',
  },
  pt: {
    event: 'Minha primeira luta amadora',
    plan: 'Três rounds fortes',
    steps: { run: 'Tiros', spar: 'Sparring de três rounds', walk: 'Ensaiar a entrada', rest: 'Uma semana de folga' },
    method: 'Decisão',
    learnt: 'Soltar o ar a cada golpe',
  },
  es: {
    event: 'Mi primera pelea amateur',
    plan: 'Tres asaltos fuertes',
    steps: {
      run: 'Intervalos',
      spar: 'Sparring de tres asaltos',
      walk: 'Ensayar la entrada',
      rest: 'Una semana libre',
    },
    method: 'Decisión',
    learnt: 'Soltar el aire en cada golpe',
  },
}

const poster = (page: Page, { round }: Wording): Locator => page.getByRole('region', { name: round.title, exact: true })

/** Writes a fact into the Fighter File, as the member does. */
async function writeFact({ page, words }: Screen, key: 'event' | 'event_date', value: string): Promise<void> {
  const { item, facts, edit, toast } = words.fighterFile
  await page.getByRole('button', { name: fill(facts.add, { name: item[key] }), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: item[key], exact: true })
  await field(dialog, key === 'event_date' ? edit.date : edit.value).fill(value)
  await dialog.getByRole('button', { name: edit.save, exact: true }).click()
  await expectMessage({ page, words }, key === 'event_date' ? toast.dated : toast.written)
  await expect(dialog).toBeHidden()
}

for (const language of LANGUAGES) {
  test.describe(`a fighter who speaks ${LANGUAGE_NAMES[language]}`, () => {
    test.use({ language })

    test('lives through six weeks of fight camp, and tells how it went', {
      tag: ['@proof', language === 'pt' ? '@phone' : '@desktop'],
    }, async ({ context, words, member, kiai }) => {
      test.setTimeout(300_000)
      const { database, clock } = kiai
      const { fightCamp, round, lookBack, training, fighterFile } = words
      const { event, plan, steps, method, learnt } = SAID[language]
      const formats = formatsFor(language)
      const beginning = clock.now().getTime()
      const dayBefore = (left: number) => new Date(beginning + (CAMP_DAYS - left) * DAY_MS).toISOString().slice(0, 10)
      const days = { fight: dayBefore(0), run: dayBefore(37), spar: dayBefore(20), walk: dayBefore(4) }

      await leaveSecondsOfSession(kiai, member, SESSION_SECONDS)
      await database.query('update profiles set time_zone = $2 where user_id = $1', [member.user_id, 'UTC'])
      await database.query('delete from first_camps where user_id = $1', [member.user_id])
      await database.query(`insert into quiz_results (user_id, answers, fire_level) values ($1, '{0,1,0,2}', 80)`, [
        member.user_id,
      ])
      await database.query(
        `with plan as (
           insert into plans (user_id, title, metric, if_then) values ($1, $2, '', '') returning id
         )
         insert into plan_steps (plan_id, user_id, position, text, due_date)
         select plan.id, $1, place, text, due_date
         from plan, unnest($3::text[], $4::date[]) with ordinality as step (text, due_date, place)`,
        [
          member.user_id,
          plan,
          [steps.run, steps.spar, steps.walk, steps.rest],
          [days.run, days.spar, days.walk, dayBefore(-7)],
        ],
      )

      const camp = (page: Page) => page.getByRole('region', { name: event, exact: true })
      const onTheLine = (page: Page) => camp(page).getByRole('list', { name: fightCamp.steps, exact: true })
      const rules = (page: Page) => camp(page).getByText(fightCamp.safety.weight, { exact: true })

      /** What is read on every day: the event, how far it is, the phase, and what that is for. */
      const expectCamp = async (page: Page, phase: CampPhase, figure: string, label: string) => {
        await expect(camp(page)).toContainText(fightCamp.title)
        await expect(camp(page)).toContainText(formats.fullDay(days.fight))
        await expect(camp(page).getByText(figure, { exact: true })).toBeVisible()
        await expect(camp(page).getByText(label, { exact: true })).toBeVisible()
        await expect(
          camp(page).getByRole('heading', { name: fightCamp.phase[phase], exact: true, level: 3 }),
        ).toBeVisible()
        await expect(camp(page).getByText(fightCamp.purpose[phase], { exact: true })).toBeVisible()
        const here = fill(fightCamp.here, { phase: fightCamp.phase[phase] })
        const line = camp(page).getByRole('img', { name: `${fightCamp.line}. ${here}`, exact: true })
        await expect(line).toHaveCount(phase === 'after' ? 0 : 1)
      }
      /** A due step on the poster is ticked off there. */
      const tick = async (page: Page, text: string) => {
        await expect(poster(page, words)).toContainText(text)
        const { a, b, c } = round.step.today
        await expect(
          poster(page, words).getByText(a).or(poster(page, words).getByText(b)).or(poster(page, words).getByText(c)),
        ).toBeVisible()
        await poster(page, words).getByRole('button', { name: round.step.done, exact: true }).click()
        await expect(poster(page, words)).toContainText(round.done.headline)
        await expect(poster(page, words)).toContainText(round.done.thing.plan_step)
      }
      const onDayBefore = (left: number, journey: (page: Page) => Promise<void>) =>
        test.step(`${left} days before the fight`, () => onDay(kiai, context, CAMP_DAYS - left + 1, journey))

      await onDayBefore(42, async (page) => {
        await page.goto('/dashboard')
        await expect(poster(page, words)).toContainText(round.powerUp.headline)
        await expect(camp(page)).toHaveCount(0)
        await page.goto('/fighter-file')
        await writeFact({ page, words }, 'event', event)
        await writeFact({ page, words }, 'event_date', days.fight)
        await expect(page.getByText(formats.fullDay(days.fight), { exact: true })).toBeVisible()
        await page.goto('/dashboard')
        await expectCamp(page, 'build', '42', fightCamp.daysLeft_other)
        await expectSoundScreen(page)
        await expect(poster(page, words)).toContainText(round.powerUp.headline)
        await expect(rules(page), 'the rules can be unfolded').toBeHidden()
        await camp(page).getByText(fightCamp.safety.title, { exact: true }).click()
        await expect(rules(page)).toBeVisible()
        // What comes after the fight is not on its line.
        await expect(onTheLine(page).getByRole('listitem')).toHaveText([
          `${steps.run}${formats.day(days.run)}`,
          `${steps.spar}${formats.day(days.spar)}`,
          `${steps.walk}${formats.day(days.walk)}`,
        ])
      })

      await onDayBefore(37, async (page) => {
        await page.goto('/dashboard')
        await expectCamp(page, 'build', '37', fightCamp.daysLeft_other)
        await tick(page, steps.run)
        await expect(onTheLine(page)).not.toContainText(steps.run)
      })

      await onDayBefore(20, async (page) => {
        await page.goto('/dashboard')
        await expectCamp(page, 'sharpen', '20', fightCamp.daysLeft_other)
        await expect(camp(page).getByTitle(`${steps.run} · ${fightCamp.stepDone}`)).toBeVisible()
        await tick(page, steps.spar)
        await expect(camp(page).getByTitle(`${steps.spar} · ${fightCamp.stepDone}`)).toBeVisible()
        await expect(onTheLine(page).getByRole('listitem')).toHaveText([`${steps.walk}${formats.day(days.walk)}`])
      })

      await onDayBefore(10, async (page) => {
        await page.goto('/dashboard')
        await expectCamp(page, 'taper', '10', fightCamp.daysLeft_other)
        // By now the quiz is more than a month old.
        await expect(poster(page, words)).toContainText(round.quiz.headline)
        await expect(poster(page, words)).toContainText(
          fill(round.quiz.old, { date: formats.fullDay(dayBefore(CAMP_DAYS)) }),
        )
        await poster(page, words).getByRole('link', { name: round.quiz.start, exact: true }).click()
        await expect(page).toHaveURL('/warrior-mindset')
        await postInPage(page, '/api/quiz/results', { answers: [0, 1, 0, 2] })
        await page.goto('/dashboard')
        await expect(poster(page, words)).toContainText(round.done.thing.quiz)
      })

      await onDayBefore(4, async (page) => {
        await page.goto('/dashboard')
        await expect(rules(page), 'nobody has to unfold the rules in the fight week').toBeVisible()
        await expect(camp(page).getByText(fightCamp.safety.head, { exact: true })).toBeVisible()
        await expectCamp(page, 'fight_week', '4', fightCamp.daysLeft_other)
        await expectSoundScreen(page)
        await tick(page, steps.walk)
        await expect(onTheLine(page).getByRole('listitem')).toHaveCount(0)
      })

      await onDayBefore(0, async (page) => {
        await page.goto('/dashboard')
        await expect(camp(page).getByText(fightCamp.todayText, { exact: true })).toBeVisible()
        await expect(camp(page).getByText(fightCamp.day.fight, { exact: true })).toBeVisible()
        await expect(rules(page)).toBeVisible()
        // The day is about the fight alone: nothing to plan, and no word of a debrief yet.
        await expect(poster(page, words)).toContainText(round.eventDay.fight.headline)
        await expect(
          poster(page, words).getByRole('button', { name: round.eventDay.warmUp, exact: true }),
        ).toBeVisible()
        await expect(camp(page).getByRole('link', { name: fightCamp.planIt, exact: true })).toHaveCount(0)
        await expect(camp(page).getByRole('button', { name: fightCamp.debrief.ask, exact: true })).toHaveCount(0)
      })

      await onDayBefore(-1, async (page) => {
        const { debrief } = fightCamp
        await page.goto('/dashboard')
        await expectCamp(page, 'after', fightCamp.over, fightCamp.overText_one)
        await expectSoundScreen(page)
        await expect(camp(page).getByText(fightCamp.safety.head, { exact: true })).toBeVisible()
        await expect(camp(page).getByRole('button', { name: debrief.ask, exact: true })).toBeVisible()
        await expect(poster(page, words)).toContainText(round.debrief.headline)
        await expect(poster(page, words)).toContainText(
          fill(round.debrief.lead, { event, day: formats.day(days.fight) }),
        )
        await poster(page, words).getByRole('button', { name: round.debrief.tell, exact: true }).click()
        const dialog = page.getByRole('dialog', { name: debrief.title, exact: true })
        await dialog.getByRole('button', { name: debrief.save, exact: true }).click()
        await expect(dialog.getByText(debrief.outcomeMissing, { exact: true })).toBeVisible()
        await expectSoundScreen(page, 'dialog[open]')
        await field(dialog, debrief.outcome).selectOption({ label: debrief.outcomes.win })
        await field(dialog, debrief.method).fill(method)
        await field(dialog, debrief.learnt).fill(learnt)
        await dialog.getByRole('button', { name: debrief.save, exact: true }).click()
        await expectMessage({ page, words }, debrief.savedLesson)
        await expect(dialog).toBeHidden()
        await expect(camp(page).getByText(debrief.told, { exact: true })).toBeVisible()
        await expect(poster(page, words)).toContainText(round.done.headline)
        await expect(poster(page, words)).toContainText(round.done.thing.check_in)

        await page.goto('/training')
        const result = page.getByRole('listitem').filter({ hasText: learnt })
        for (const told of [training.results.outcome.win, training.results.kind.competition, method])
          await expect(result).toContainText(told)
        await expect(result.getByText(formats.fullDay(days.fight), { exact: true })).toBeVisible()

        await page.goto('/fighter-file')
        const { live } = fighterFile
        const lesson = { day: formats.fullDay(days.fight), outcome: live.outcome.win, learnt }
        await expect(page.getByText(fill(live.lesson, lesson), { exact: true })).toBeVisible()
        await expectSoundScreen(page)

        await page.goto('/look-back')
        await expect(heading({ page, words }, lookBack.title)).toBeVisible()
        const won = page
          .getByRole('region', { name: lookBack.shelf.title, exact: true })
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name: lookBack.shelf.outcome.win, exact: true }) })
        for (const told of [lookBack.shelf.kind.result, method, formats.fullDay(days.fight)])
          await expect(won).toContainText(told)
        await expectSoundScreen(page)
      })

      await onDayBefore(-15, async (page) => {
        await page.goto('/dashboard')
        await expect(poster(page, words)).toContainText(steps.rest)
        await expect(camp(page), 'the camp is over').toHaveCount(0)
      })
    })
  })
}
