import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { OccurrencePage } from '#contract/live.ts'
import { fill as fillIn, wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { button, expectMessage, field, fill, heading, link } from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'
import { ANA, idOf, SPACE } from './space-answers.ts'

const words = wordingOf('en')
const { moderation: says, care } = words
const ID = `${idOf(1)}_2026-11-12`

const page: OccurrencePage = {
  id: ID,
  event_id: idOf(1),
  space_id: SPACE.id,
  space_slug: SPACE.slug,
  space_name: SPACE.name,
  title: 'Thursday round',
  about: 'One hour together',
  starts_at: '2026-11-12T19:00:00.000Z',
  minutes: 60,
  time_zone: 'UTC',
  repeat: 'weekly',
  place: 'online',
  state: 'planned',
  seats: null,
  seats_left: null,
  going: 3,
  mine: 'going',
  may_enter: true,
  has_recap: true,
  may_host: false,
  address: null,
  map_url: null,
  joins_at: '2026-11-12T18:45:00.000Z',
  ends_at: '2026-11-12T20:00:00.000Z',
  join_url: null,
  attended: true,
  offered_until: null,
  questions: [
    { id: idOf(2), author: ANA, body: 'Buy here?', votes: 0, is_mine: false, has_my_vote: false, answered_minute: 7 },
  ],
  agenda: null,
  recording_url: null,
  recap: '## Breathing\n\nFour in, **six out**.',
  recap_post_id: null,
  notes: null,
  waiting: 0,
}

test('a date that is over shows its recap as Markdown, and a question is reported from its menu', async () => {
  const { user, wire } = await openApp(`/live/${ID}`, {
    session: sessionOf('elite_member'),
    answers: (prepared) => {
      prepared.leaveOpen('GET /api/notifications')
      prepared.answer('GET /api/live/:id', page)
    },
  })
  const breathing = await within(document.body).findByText('Breathing')
  expect(breathing.tagName).toMatch(/^H\d$/)
  expect(within(document.body).getByText('six out').tagName).toBe('STRONG')
  await user.click(await button(fillIn(care.menu, { name: ANA.full_name })))
  await user.click(await within(document.body).findByRole('menuitem', { name: care.report, hidden: true }))
  await heading(says.report.title.question, 2)
  await user.selectOptions(await field(says.report.reason), 'spam')
  wire.answer('POST /api/reports', {})
  await user.click(await button(says.report.submit))
  await expectMessage(words, says.report.done, says.report.doneText)
  expect(wire.sentTo('POST /api/reports')).toMatchObject([{ thing: 'question', id: idOf(2), reason: 'spam' }])
})

test('the list has one card for an event, with its next date, its rhythm and the dates after it', async () => {
  const { live } = words
  const dates = ['2126-11-14', '2126-11-21', '2126-11-28'].map((day) => ({
    ...page,
    ...{ id: `${idOf(1)}_${day}`, starts_at: `${day}T19:00:00.000Z`, mine: null, has_recap: false },
  }))
  await openApp('/live', {
    session: sessionOf('elite_member', { time_zone: 'America/Sao_Paulo' }),
    answers: (wire) => {
      wire.leaveOpen('GET /api/notifications', 'GET /api/live-calendar')
      wire.answer('GET /api/live', { occurrences: dates, recaps: [], hosts: [], next: null })
    },
  })
  const card = within((await link('Thursday round')).closest('li') ?? document.body)
  expect(within(document.body).getAllByRole('link', { name: 'Thursday round', hidden: true })).toHaveLength(1)
  card.getByText(fillIn(live.every, { weekday: 'Thursday' }))
  card.getByText(fillIn(live.furtherDates_other, { count: 2 }))
  const further = card.getAllByRole('link', { hidden: true }).map((one) => one.getAttribute('href'))
  expect(further).toEqual(dates.map(({ id }) => `/live/${id}`))
})

test('a question that was typed for one date stays there while another date is visited', async () => {
  const { live } = words
  const on = (day: string): OccurrencePage => ({
    ...page,
    ...{ id: `${idOf(1)}_${day}`, starts_at: `${day}T19:00:00.000Z`, ends_at: `${day}T20:00:00.000Z` },
    ...{ joins_at: `${day}T18:45:00.000Z`, has_recap: false, recap: null, questions: [] },
  })
  const [soon, later] = [on('2126-11-14'), on('2126-11-21')]
  const open = (shown: OccurrencePage, kept?: Record<string, string>) =>
    openApp(`/live/${shown.id}`, {
      session: sessionOf('elite_member'),
      ...(kept && { kept: { sessionStorage: kept } }),
      answers: (wire) => {
        wire.leaveOpen('GET /api/notifications')
        wire.answer('GET /api/live/:id', shown)
      },
    })
  const first = await open(soon)
  await fill(live.questions.label, 'How do I breathe?')
  const second = await open(later, first.storage('sessionStorage'))
  expect((await field(live.questions.label)).value).toBe('')
  await open(soon, second.storage('sessionStorage'))
  expect((await field(live.questions.label)).value).toBe('How do I breathe?')
})
