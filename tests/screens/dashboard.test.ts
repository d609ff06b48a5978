import { within } from '@testing-library/dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MEMBERSHIP_TYPES } from '#contract/access.ts'
import { COACH_STATUSES } from '#contract/profile.ts'
import type { Session } from '#contract/session.ts'
import { wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { button, expectMessage, field, heading, link, text } from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'
import type { Wire } from '#tests/support/wire.ts'
import { BOOKING_ID, lineOf } from './bookings.ts'

const OTHER_STEP = '00000000-0000-4000-8000-0000000000d2'
const { profile, round, firstCamp, fightCamp } = wordingOf('en')

const dashboardOf = ({ user }: Session, handle: string, has_sessions = false) => ({
  ...{ email: user.email, profile: user.profile, handle },
  streak: { current: 0, longest: 0, active_today: false, next_milestone: 7, calendar: [] },
  ...{
    quiz: { latest: null, taken: 0 },
    saved_quotes: 0,
    has_sessions,
    has_fight_camp: false,
    fight_week: null,
    plans: { open: [], count: 0 },
  },
  ...{ round: { kind: 'power_up' as const, is_back: false }, first_camp: null },
})

/** The profile card only needs the session, so the other calls stay unanswered. */
function leaveRestOpen(wire: Wire): void {
  wire.leaveOpen('GET /api/dashboard', 'GET /api/notifications', 'GET /api/spaces')
}

test.each(MEMBERSHIP_TYPES)('the dashboard shows the badge of the membership %s', async (membership_type) => {
  await openApp('/dashboard', { session: sessionOf(membership_type), answers: leaveRestOpen })
  await heading(/, Robin$/)
  const card = within(document.body).getByRole('region', { name: /, Robin$/, hidden: true })
  within(card).getByText('Robin Tester')
  await within(card).findByText(profile.membership[membership_type])
})

test('the dashboard names a member by their handle, not by their address', async () => {
  const session = sessionOf('elite_member')
  await openApp('/dashboard', {
    session,
    answers: (wire) => {
      wire.leaveOpen('GET /api/notifications', 'GET /api/spaces')
      wire.answer('GET /api/dashboard', dashboardOf(session, 'slow-cooker'))
    },
  })
  expect((await link('@slow-cooker')).getAttribute('href')).toBe('/people/slow-cooker')
  expect(document.body.textContent).not.toContain(`@${session.user.email.split('@')[0]}`)
})

test.each(COACH_STATUSES)('the dashboard shows that the coach application is %s', async (coach_status) => {
  await openApp('/dashboard', { session: sessionOf('free_member', { coach_status }), answers: leaveRestOpen })
  await text(profile.application[coach_status].badge)
  await text(profile.application[coach_status].note)
})

test('the dashboard shows the next time with a coach, and leads to its page', async () => {
  const session = sessionOf()
  await openApp('/dashboard', {
    session,
    answers: (wire) => {
      leaveRestOpen(wire)
      wire.answer('GET /api/dashboard', dashboardOf(session, 'slow-cooker', true))
      wire.answer('GET /api/bookings', { bookings: [lineOf({ state: 'held' }), lineOf()], next: null })
    },
  })
  expect((await link(/3:00\sPM UTC · Private strategy session · Ana Prado/)).getAttribute('href')).toBe(
    `/bookings/${BOOKING_ID}`,
  )
})

test('Today’s round asks how it went, one tap answers, and the poster says what was done and what comes', async () => {
  const session = sessionOf()
  const owed = { id: BOOKING_ID, text: 'Six light rounds', due_date: '2026-11-16', room: null }
  const { wire, user } = await openApp('/dashboard', {
    session,
    answers: (wire) => {
      leaveRestOpen(wire)
      wire.answer('GET /api/dashboard', { ...dashboardOf(session, 'slow-cooker'), round: { kind: 'answer', owed } })
    },
  })
  await text(/Six light rounds/)
  wire.answer('GET /api/dashboard', {
    ...dashboardOf(session, 'slow-cooker'),
    round: { kind: 'done', did: ['check_in', 'power_up'], tomorrow: { kind: 'camp', task: 'quote' } },
    first_camp: { state: 'left', day: 3, tasks: [] },
  })
  wire.answer('PUT /api/fighter-file/commitments/:id/outcome', {
    ...{ facts: [], commitments: [], name: 'Robin', quiz: null, streak: 1, plans: 0, saved_sessions: 0 },
    ...{
      crisis_line: { line: null, by: 'time-zone' as const, country: null },
      switched_off: [],
      training: { sessions: 0, minutes: 0, lesson: null },
    },
  })
  await user.click(await button('8 of 10'))
  await expectMessage(wordingOf('en'), round.answer.saved)
  await text(round.done.headline)
  await text('Today: an honest answer and the Power-Up.')
  await text('Tomorrow in your first camp: A quote.')
  expect(wire.sent.find(({ name }) => name.startsWith('PUT'))?.received).toEqual({ id: BOOKING_ID, outcome: 8 })

  wire.answer('POST /api/first-camp/resume', {})
  wire.answer('GET /api/dashboard', {
    ...dashboardOf(session, 'slow-cooker'),
    round: { kind: 'camp', task: 'plan', is_back: true },
    first_camp: { state: 'running', day: 3, tasks: [{ task: 'plan', state: 'open' }] },
  })
  await user.click(await button(firstCamp.resume))
  await text(round.camp.back)
  expect((await link(round.camp.plan.go)).getAttribute('href')).toBe('/war-room')
})

const FIGHT = {
  ...{ event: 'my first fight', named_on: '2026-10-01', is_fight: true, is_debriefed: false },
  steps: [],
}

test.each([
  ['', fightCamp.debrief.saved],
  ['Keep the left hand up', fightCamp.debrief.savedLesson],
])('after the fight, with the lesson “%s”, the message says “%s”: coaches know lessons alone', async (lesson, says) => {
  const session = sessionOf()
  const debrief = { event: 'my first fight', event_date: '2026-11-16' }
  const { wire, user } = await openApp('/dashboard', {
    session,
    answers: (wire) => {
      leaveRestOpen(wire)
      wire.answer('GET /api/dashboard', { ...dashboardOf(session, 'slow-cooker'), round: { kind: 'debrief', debrief } })
    },
  })
  await user.click(await button(round.debrief.tell))
  await user.selectOptions(await field(fightCamp.debrief.outcome), fightCamp.debrief.outcomes.win)
  if (lesson) await user.type(await field(fightCamp.debrief.learnt), lesson)
  const told = { opponent: null, method: null, learnt: lesson || null }
  wire.answer('POST /api/training/results', {
    ...{ id: BOOKING_ID, kind: 'competition', day: debrief.event_date, outcome: 'win' },
    ...told,
  })
  await user.click(await button(fightCamp.debrief.save))
  await expectMessage(wordingOf('en'), says)
  expect(wire.sent.find(({ name }) => name.startsWith('POST'))?.received).toMatchObject(told)
})

test('on the day of the fight the poster is about the fight', async () => {
  const session = sessionOf()
  const step = { id: BOOKING_ID, text: 'Jab first', due_date: '2026-11-17', done_at: null, outcome: null }
  // Two plans may say the same.
  const again = { plan_id: BOOKING_ID, step: { ...step, id: OTHER_STEP } }
  const complaints = vi.spyOn(console, 'error')
  onTestFinished(() => complaints.mockRestore())
  await openApp('/dashboard', {
    session,
    answers: (wire) => {
      leaveRestOpen(wire)
      wire.answer('GET /api/dashboard', {
        ...dashboardOf(session, 'slow-cooker'),
        has_fight_camp: true,
        round: { kind: 'event_day', event: 'my first fight', is_fight: true, is_warm: false },
        first_camp: { state: 'running', day: 1, tasks: [{ task: 'quiz', state: 'ahead' }] },
      })
      wire.answer('GET /api/fight-camp', {
        camp: {
          ...FIGHT,
          event_date: '2026-11-17',
          today: '2026-11-17',
          steps: [{ plan_id: BOOKING_ID, step }, again],
        },
      })
    },
  })
  await text(round.eventDay.fight.headline)
  await button(round.eventDay.warmUp)
  expect((await link(round.eventDay.openPlan)).getAttribute('href')).toBe('/plans')
  const plan = within(document.body).getByRole('list', { name: round.eventDay.plan, hidden: true })
  expect(plan.children).toHaveLength(2)
  expect(complaints).not.toHaveBeenCalled()
  await text(fightCamp.day.fight)
  expect(document.body.textContent).not.toContain(firstCamp.title)
})

test.each([
  [1, round.fightWeek.fight_one],
  [3, round.fightWeek.fight_other.replace('{{count}}', '3')],
])('with %i days left in fight week the poster says so', async (days, says) => {
  const session = sessionOf()
  await openApp('/dashboard', {
    session,
    answers: (wire) => {
      leaveRestOpen(wire)
      const fight_week = { days, is_fight: true }
      wire.answer('GET /api/dashboard', { ...dashboardOf(session, 'slow-cooker'), fight_week })
    },
  })
  await text(says)
})

test.each([
  ['2026-11-17', false],
  ['2026-11-18', true],
])('on 17 November a fight on %s can still be planned: %s', async (event_date, is) => {
  const session = sessionOf()
  await openApp('/dashboard', {
    session,
    answers: (wire) => {
      leaveRestOpen(wire)
      wire.answer('GET /api/dashboard', { ...dashboardOf(session, 'slow-cooker'), has_fight_camp: true })
      wire.answer('GET /api/fight-camp', { camp: { ...FIGHT, event_date, today: '2026-11-17' } })
    },
  })
  await text(fightCamp.change)
  expect(document.body.textContent?.includes(fightCamp.planIt)).toBe(is)
})

test('each phase of a fight camp has its name and its last day, and the date can be changed from there', async () => {
  const session = sessionOf()
  await openApp('/dashboard', {
    session,
    answers: (wire) => {
      leaveRestOpen(wire)
      wire.answer('GET /api/dashboard', { ...dashboardOf(session, 'slow-cooker'), has_fight_camp: true })
      wire.answer('GET /api/fight-camp', { camp: { ...FIGHT, event_date: '2026-12-20', today: '2026-11-17' } })
    },
  })
  await text('until Nov 21')
  await text('until Dec 20')
  for (const phase of ['sharpen', 'taper', 'fight_week'] as const) await text(fightCamp.phase[phase])
  expect((await link(fightCamp.change)).getAttribute('href')).toBe('/fighter-file?edit=event_date')
})

test('a kept copy that lacks the fight camp says that it needs a connection', async () => {
  const session = sessionOf()
  await openApp('/dashboard', {
    session,
    answers: (wire) => {
      leaveRestOpen(wire)
      wire.answer('GET /api/dashboard', { ...dashboardOf(session, 'slow-cooker'), has_fight_camp: true })
      wire.answer('GET /api/fight-camp', { camp: null })
    },
  })
  await text(fightCamp.notKept)
})

test('the tasks of the first camp can be read by name', async () => {
  const session = sessionOf()
  const { user } = await openApp('/dashboard', {
    session,
    answers: (wire) => {
      leaveRestOpen(wire)
      wire.answer('GET /api/dashboard', {
        ...dashboardOf(session, 'slow-cooker'),
        first_camp: {
          ...{ state: 'running', day: 2 },
          tasks: [
            { task: 'sign_in', state: 'done' },
            { task: 'quiz', state: 'open' },
            { task: 'plan', state: 'ahead' },
          ],
        },
      })
    },
  })
  const summary = await within(document.body).findByText(firstCamp.now.replace('{{task}}', firstCamp.task.quiz))
  await user.click(summary)
  await text('3. A plan')
})

test('a task of the first camp that was done ahead is named as done, and the camp is left from its menu', async () => {
  const session = sessionOf()
  const { wire, user } = await openApp('/dashboard', {
    session,
    answers: (prepared) => {
      leaveRestOpen(prepared)
      prepared.answer('GET /api/dashboard', {
        ...dashboardOf(session, 'slow-cooker'),
        first_camp: {
          ...{ state: 'running', day: 2 },
          tasks: [
            { task: 'sign_in', state: 'done' },
            { task: 'quiz', state: 'done' },
            { task: 'plan', state: 'ahead' },
          ],
        },
      })
      prepared.answer('POST /api/first-camp/leave', {})
    },
  })
  await text('Quiz: done · Next: A plan')
  const menu = await button(firstCamp.menu)
  menu.focus()
  await user.keyboard('{ArrowDown}{Enter}')
  await expectMessage(wordingOf('en'), firstCamp.toast.left)
  expect(wire.sentTo('POST /api/first-camp/leave')).toHaveLength(1)
})
