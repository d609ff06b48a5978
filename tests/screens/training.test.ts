import { waitFor, within } from '@testing-library/dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { addDays } from '#contract/day-rules.ts'
import type { Output } from '#contract/endpoint.ts'
import type { FightResult, readTrainingSummary, TrainingEntry } from '#contract/training.ts'
import { fill as fillIn, wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import {
  button,
  expectDescription,
  expectFocus,
  expectMessage,
  field,
  fill,
  heading,
  missing,
  text,
} from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'
import type { Received, Wire } from '#tests/support/wire.ts'

const words = wordingOf('en')
const { training } = words
const LOG = 'POST /api/training/entries'
const TODAY = new Intl.DateTimeFormat('en-CA').format(new Date())
const NOBODY = { win: 0, loss: 0, draw: 0, no_contest: 0 }
const SPARRING: TrainingEntry = {
  id: '00000000-0000-4000-8000-0000000000c1',
  day: addDays(TODAY, -2),
  kind: 'sparring',
  minutes: 75,
  effort: 8,
  word: 'Jab lands',
}

function summaryOf(latest: TrainingEntry | null): Output<typeof readTrainingSummary> {
  return {
    today: TODAY,
    weeks: Array.from({ length: 12 }, (_, index) => ({
      week: addDays(TODAY, -6 - 7 * (11 - index)),
      sessions: 2,
      minutes: 120,
      load: 1000,
    })),
    load: latest ? { last_7: 1400, last_28: 4400, weeks_before: 3 } : { last_7: 0, last_28: 0, weeks_before: 0 },
    sessions_7: latest ? 2 : 0,
    minutes_7: latest ? 120 : 0,
    entries: latest ? 8 : 0,
    latest,
  }
}

async function open(latest: TrainingEntry | null, more: (wire: Wire) => void = () => {}) {
  return await openApp('/training', {
    session: sessionOf(),
    answers: (wire) => {
      wire.leaveOpen('GET /api/notifications')
      wire.answer('GET /api/training/summary', summaryOf(latest))
      wire.answer('GET /api/training/entries', { entries: latest ? [latest] : [], next: null })
      wire.answer('GET /api/training/results', {
        results: [],
        next: null,
        record: { competition: { ...NOBODY, win: 3, loss: 1 }, sparring: NOBODY },
      })
      wire.answer('GET /api/training/belts', { belts: [] })
      more(wire)
    },
  })
}

const stored = ({ id, day, kind, minutes, effort, word }: Received) =>
  ({ id, day, kind, minutes, effort, word }) as TrainingEntry

test('a session is logged with what was used last, and taken back', async () => {
  const { wire, user } = await open(SPARRING, (prepared) => {
    prepared.answer(LOG, stored)
    prepared.answer('DELETE /api/training/entries/:id', {})
  })
  await text(fillIn(training.load.hard, { percent: '40%' }))
  await text('3–1–0')
  await fill(training.log.word, 'Timing')
  await user.click(await button(training.log.submit))
  await expectMessage(words, fillIn(training.log.done, { what: 'Sparring, 75 min' }))
  const [sent] = wire.sentTo(LOG)
  expect(sent).toMatchObject({ day: TODAY, kind: 'sparring', minutes: 75, effort: 8, word: 'Timing' })
  await user.click(await button(training.log.undo))
  await waitFor(() => expect(wire.sentTo('DELETE /api/training/entries/:id')).toEqual([{ id: sent?.id }]))
})

test('a form that stayed open overnight logs the day on which it is sent', async () => {
  const { wire, user } = await open(SPARRING, (prepared) => prepared.answer(LOG, stored))
  await text(fillIn(training.load.hard, { percent: '40%' }))
  const atFirst = Date.now
  vi.spyOn(Date, 'now').mockImplementation(() => atFirst() + 24 * 60 * 60 * 1000)
  onTestFinished(() => void vi.restoreAllMocks())
  await user.click(await button(training.log.submit))
  await waitFor(() => expect(wire.sentTo(LOG)).toMatchObject([{ day: addDays(TODAY, 1) }]))
})

test('minutes that cannot be logged are told so, and the first entry begins with usual values', async () => {
  const { wire, user } = await open(null, (prepared) => prepared.answer(LOG, stored))
  await heading(training.empty.title, 2)
  const minutes = await field(training.log.minutesOther)
  await expectDescription(minutes, fillIn(training.log.minutesHint, { most: 600 }))
  for (const typed of ['0', '', '10000', '45,5']) {
    await user.clear(minutes)
    if (typed) await user.type(minutes, typed)
    await user.click(await button(training.log.submit))
    await text(fillIn(training.log.minutesRange, { most: 600 }))
    // On a phone the field is far above the button.
    await expectFocus(minutes)
    expect(minutes.value).toBe(typed)
  }
  expect(wire.sentTo(LOG)).toEqual([])
  const efforts = within((await text(training.log.effort)).closest('fieldset') ?? document.body)
  await user.click(efforts.getByLabelText(/^9 of 10/))
  await fill(training.log.minutesOther, '50')
  await user.click(await button(training.log.submit))
  await waitFor(() => expect(wire.sentTo(LOG)).toMatchObject([{ kind: 'class', minutes: 50, effort: 9, word: null }]))
})

test('an emptied day is told so beside its field, and nothing is sent', async () => {
  const { wire, user } = await open(null, (prepared) => prepared.answer(LOG, stored))
  await heading(training.empty.title, 2)
  await user.click(await button(training.log.otherDay))
  const day = await field(training.log.day)
  await user.clear(day)
  await user.click(await button(training.log.submit))
  await expectDescription(day, words.errors.problems.required)
  await expectFocus(day)
  expect(wire.sentTo(LOG)).toEqual([])
  await fill(training.log.day, addDays(TODAY, -1))
  await user.click(await button(training.log.submit))
  await waitFor(() => expect(wire.sentTo(LOG)).toMatchObject([{ day: addDays(TODAY, -1) }]))
})

test('without a connection it waits, marked, and goes out once with the same id, in order', async () => {
  const kept: Received[] = []
  let answers = false
  const { wire, user } = await open(SPARRING, (prepared) => {
    prepared.reply(LOG, (received) => {
      // The first time the server stores it and the answer is lost.
      if (!kept.some(({ id }) => id === received.id)) kept.push(received)
      if (!answers) throw new TypeError('Failed to fetch')
      return Response.json(stored(received), { status: 201 })
    })
    prepared.lose('GET /api/health')
  })
  // What was logged last is known now.
  await text(fillIn(training.load.hard, { percent: '40%' }))
  await user.click(await button(training.log.submit))
  await expectMessage(words, fillIn(training.log.waits, { what: 'Sparring, 75 min' }))
  await text(training.waiting.mark)
  await fill(training.log.minutesOther, '30')
  await user.click(await button(training.log.submit))
  await waitFor(() => expect(within(document.body).getAllByText(training.waiting.mark)).toHaveLength(2))
  expect((await field(training.log.minutesOther)).value).toBe('30')
  answers = true
  window.dispatchEvent(new Event('online'))
  await missing(training.waiting.mark)
  await expectMessage(words, fillIn(training.log.sentSeveral_other, { count: 2 }))
  expect(kept.map(({ minutes }) => minutes)).toEqual([75, 30])
  expect(new Set(wire.sentTo(LOG).map(({ id }) => id)).size).toBe(2)
})

test('what waited is sent from any page, and said so once', async () => {
  const kept = { key: SPARRING.id, day: TODAY, kind: 'sparring', minutes: 75, effort: 8, word: null }
  const session = sessionOf()
  await openApp('/look-back', {
    session,
    kept: { localStorage: { [`kiai.private.waiting-training.${session.user.id}`]: JSON.stringify([kept]) } },
    answers: (wire) => {
      wire.leaveOpen('GET /api/notifications')
      wire.leaveOpen('GET /api/look-back/week')
      wire.leaveOpen('GET /api/look-back/shelf')
      wire.answer(LOG, stored)
    },
  })
  await expectMessage(words, fillIn(training.log.sent, { what: 'Sparring, 75 min' }))
})

test('a new result begins without an outcome, and asks for it', async () => {
  const RESULT = 'POST /api/training/results'
  const { wire, user } = await open(null, (prepared) => prepared.answer(RESULT, (received) => received as FightResult))
  await user.click(await button(training.results.add))
  const dialog = within((await heading(training.results.add, 2)).closest('dialog') ?? document.body)
  const choice = (label: string) => dialog.getByLabelText(label)
  const save = async () => await user.click(dialog.getByRole('button', { name: training.log.save, hidden: true }))
  await save()
  expect(dialog.getAllByText(training.results.choose)).toHaveLength(2)
  await expectFocus(choice(training.results.kind.sparring))
  await user.click(choice(training.results.kind.competition))
  await save()
  await expectFocus(choice(training.results.outcome.win))
  expect(wire.sentTo(RESULT)).toEqual([])
  await user.click(choice(training.results.outcome.draw))
  await save()
  await expectMessage(words, training.results.saved)
  expect(wire.sentTo(RESULT)).toMatchObject([{ kind: 'competition', outcome: 'draw', day: TODAY }])
})

test('the bars of the load are the same seven days that the sentence speaks of', async () => {
  await open(SPARRING)
  await text(fillIn(training.load.hard, { percent: '40%' }))
  const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
  await text(fillIn(training.load.point, { day: day.format(new Date(TODAY)), load: '1,000' }))
})

test('a file is shown before it is added, with its bad lines', async () => {
  const found = {
    added: { entries: 2, results: 0, belts: 0 },
    known: 1,
    problems: [{ line: 3, problem: 'effort' as const, text: '2026-11-02 · class · 60 · eleven' }],
    problem_count: 1,
    dates: 'day-first' as const,
  }
  const { wire, user } = await open(null, (prepared) => prepared.answer('POST /api/training/import/:step', found))
  const file = new File(['date,kind\n'], 'log.csv', { type: 'application/vnd.ms-excel' })
  await user.upload(await field(training.csv.choose), file)
  await text(new RegExp(training.csv.problem.effort))
  await text(training.csv.dayFirst)
  await user.click(await button(fillIn(training.csv.add_other, { count: 2 })))
  await expectMessage(words, fillIn(training.csv.added_other, { count: 2 }))
  expect(wire.sentTo('POST /api/training/import/:step').map(({ step }) => step)).toEqual(['check', 'add'])
})
