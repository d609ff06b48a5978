import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { AthletePage, Trainer } from '#contract/athletes.ts'
import { fill as fillIn, wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { button, expectMessage, field, fill, heading, missing, text } from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'

const words = wordingOf('en')
const { athletes } = words
const COACH_ID = '7f6d3c52-0c0e-4a52-9d5e-0a2f6f1f7a11'
const MEMBER_ID = '7f6d3c52-0c0e-4a52-9d5e-0a2f6f1f7a12'
const STEP_ID = '7f6d3c52-0c0e-4a52-9d5e-0a2f6f1f7a13'
const PLAN_ID = '7f6d3c52-0c0e-4a52-9d5e-0a2f6f1f7a14'
const NOTE_ID = '7f6d3c52-0c0e-4a52-9d5e-0a2f6f1f7a15'
const STEP = { id: STEP_ID, text: 'Three rounds of jabs', due_date: null, done_at: null, outcome: null }

/** A button whose name ends with what it is about, for those who do not see it. */
const about = (label: string, thing: string) => button(new RegExp(`^${label}.*${thing}$`))

const trainers = (items: Trainer['items']) => ({
  coaches: [{ coach_id: COACH_ID, full_name: 'Iara Ramos', avatar_url: null, items, is_open: true }],
})

test('a member switches one item on for a coach, and stops sharing', async () => {
  const { wire, user } = await openApp('/fighter-file', {
    session: sessionOf('free_member'),
    answers: (prepared) => {
      prepared.leaveOpen('GET /api/notifications')
      prepared.answer('GET /api/fighter-file', {
        facts: [],
        commitments: [],
        name: 'Robin Reis',
        quiz: null,
        streak: 0,
        training: { sessions: 0, minutes: 0, lesson: null },
        plans: 0,
        saved_sessions: 0,
        crisis_line: { line: '0800 1234', by: 'operator', country: null },
        switched_off: [],
      })
      prepared.answer('GET /api/trainers', trainers([]))
    },
  })
  await heading(athletes.trainers.title, 2)
  const group = within(await within(document.body).findByRole('group', { name: 'Iara Ramos', hidden: true }))
  const streak = group.getByRole<HTMLInputElement>('switch', { name: athletes.item.streak, hidden: true })
  expect(streak.checked).toBe(false)
  wire.answer('PUT /api/trainers/:coach_id/items/:item', trainers(['streak']))
  await user.click(streak)
  const stop = await about(athletes.trainers.stop, 'Iara Ramos')
  expect(wire.sentTo('PUT /api/trainers/:coach_id/items/:item')).toEqual([
    { coach_id: COACH_ID, item: 'streak', shared: true },
  ])
  wire.answer('DELETE /api/trainers/:coach_id', trainers([]))
  await user.click(stop)
  await expectMessage(words, fillIn(athletes.trainers.stopped, { name: 'Iara Ramos' }))
})

test('a coach sees what is shared, and leaves a note on a step', async () => {
  const who = { member_id: MEMBER_ID, full_name: 'Robin Reis', avatar_url: null, items: ['plans' as const] }
  const page = (note: string | null): AthletePage => ({
    ...who,
    plans: [{ id: PLAN_ID, title: 'Sharper', steps: [{ ...STEP, note }] }],
  })
  const { wire, user } = await openApp('/coach-dashboard?tab=athletes', {
    session: sessionOf('coach', { coach_status: 'approved' }),
    answers: (prepared) => {
      prepared.leaveOpen('GET /api/notifications')
      prepared.answer('GET /api/coach-desk/today', {
        due: [],
        due_count: 0,
        unpaid: [],
        silent: [],
        seminars: [],
        sessions: [],
      })
      prepared.answer('GET /api/coach-desk', {
        counts: { services: 0, products: 0, seminars: 0, active: 0 },
        hidden_groups: 0,
        profile: {
          coach_bio: 'I train amateurs.',
          coach_experience: 'Twenty bouts.',
          coach_specialties: ['boxing'],
          coach_image_url: null,
          slug: 'robin',
        },
      })
      const listed = { ...who, next_step: { text: STEP.text, due_date: null } }
      prepared.answer('GET /api/athletes', { athletes: [listed], next: null })
      prepared.answer('GET /api/athletes/:member_id', page(null))
    },
  })
  await text(STEP.text)
  expect(within(document.body).getAllByText(athletes.notShared)).toHaveLength(3)
  wire.refuse('GET /api/athletes/:member_id', 'not-found')
  await user.click(await about(athletes.list.open, 'Robin Reis'))
  await text('Robin Reis no longer shares anything with you.')
  wire.answer('GET /api/athletes/:member_id', page(null))
  await user.click(await button(athletes.page.back))
  await user.click(await about(athletes.list.open, 'Robin Reis'))
  await user.click(await about(athletes.note.add, STEP.text))
  wire.answer('PUT /api/athletes/:member_id/steps/:step_id/note', page('Hands up'))
  await fill(athletes.note.label, 'Hands up')
  await user.click(await button(athletes.note.save))
  await expectMessage(words, athletes.note.saved)
  await text('Hands up')
  expect(wire.sentTo('PUT /api/athletes/:member_id/steps/:step_id/note')).toMatchObject([
    { step_id: STEP_ID, text: 'Hands up' },
  ])
})

test('a note of a coach stands at its step, and can be removed, and its coach blocked', async () => {
  const { wire, user } = await openApp('/plans', {
    session: sessionOf('free_member'),
    answers: (prepared) => {
      prepared.leaveOpen('GET /api/notifications')
      prepared.answer('GET /api/plans', {
        plans: [
          {
            id: PLAN_ID,
            title: 'Sharper',
            conversation_id: null,
            metric: '',
            if_then: '',
            steps: [STEP],
            created_at: '2026-11-01T10:00:00.000Z',
          },
        ],
      })
      const note = { id: NOTE_ID, step_id: STEP_ID, coach_id: COACH_ID, full_name: 'Iara Ramos', text: 'Hands up' }
      prepared.answer('GET /api/step-notes', { notes: [{ ...note, updated_at: '2026-11-02T10:00:00.000Z' }] })
    },
  })
  await field(STEP.text)
  await text('Hands up')
  wire.answer('POST /api/reports', {})
  await user.click(await button(fillIn(words.care.menu, { name: 'Iara Ramos' })))
  await user.click(await within(document.body).findByRole('menuitem', { name: words.care.report, hidden: true }))
  const { report, reasons } = words.moderation
  await heading(report.title.step_note, 2)
  await user.selectOptions(await field(report.reason), reasons.harassment)
  await user.click(await button(report.submit))
  await expectMessage(words, report.done)
  expect(wire.sentTo('POST /api/reports')).toMatchObject([{ thing: 'step_note', id: NOTE_ID, reason: 'harassment' }])
  wire.answer('PUT /api/people/distances/:user_id', {})
  await user.click(await button(fillIn(words.care.menu, { name: 'Iara Ramos' })))
  await user.click(
    await within(document.body).findByRole('menuitem', { name: words.care.distance.start.block, hidden: true }),
  )
  await expectMessage(words, fillIn(words.care.distance.done.block, { name: 'Iara Ramos' }))
  wire.answer('DELETE /api/step-notes/:step_id/:coach_id', { notes: [] })
  await user.click(await button(fillIn(athletes.note.remove, { name: 'Iara Ramos' })))
  await expectMessage(words, athletes.note.removed)
  await missing('Hands up')
})
