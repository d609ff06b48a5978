import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { deleteAccount } from '#contract/accounts.ts'
import * as contract from '#contract/live.ts'
import { JOIN_MINUTES_BEFORE, MOST_QUESTIONS_EACH, SEAT_OFFER_HOURS } from '#contract/live-rules.ts'
import { decideCase, listCases, listOwnDecisions, reportThing, takeDecisionBack } from '#contract/moderation.ts'
import { changeNotificationMails, listNotifications } from '#contract/notifications.ts'
import { readOwnPerson } from '#contract/people.ts'
import { listPosts } from '#contract/spaces.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { liveForTwoYears } from '#tests/support/live-model.ts'
import { setMembershipType } from '#tests/support/membership.ts'
import { memberOf, PASSWORD, type Person } from '#tests/support/people.ts'
import { soon } from '#tests/support/soon.ts'
import { block, type Insider, insider, suspend } from '#tests/support/spaces.ts'
import { installLiveEvents } from './install-live-events.ts'
import { lookAfterLive } from './look-after-live.ts'
import { type LiveNews, tellLive } from './tell-about-live.ts'

let app: TestApp
let host: Insider

beforeAll(async () => {
  app = await createTestApp()
  host = await insider(app, ['kings'], { membership_type: 'admin' })
})
afterAll(() => app.close())

const LINK = 'https://meet.example/kings'
const HOUR_MS = 60 * 60 * 1000

/** The id of the only date of a new event, which starts in so many hours. */
async function eventIn(hours: number, more: Partial<contract.LiveEventValues> = {}): Promise<string> {
  const start = new Date(Math.ceil((app.clock.now().getTime() + hours * HOUR_MS) / 60_000) * 60_000).toISOString()
  const values = {
    title: 'Thursday round',
    about: 'One hour together',
    repeat: 'once' as const,
    first_day: start.slice(0, 10),
    last_day: null,
    start_time: start.slice(11, 16),
    time_zone: 'UTC',
    minutes: 60,
    place: 'online' as const,
    join_url: LINK,
    address: null,
    map_url: null,
    seats: null,
  }
  const { id } = await host.browser.call(contract.addLiveEvent, { slug: 'kings', ...values, ...more })
  return id
}

const read = ({ browser }: Pick<Person, 'browser'>, id: string) => browser.call(contract.readOccurrence, { id })
const rsvp = ({ browser }: Pick<Person, 'browser'>, id: string, answer: 'going' | 'waiting' | 'declined' = 'going') =>
  browser.call(contract.answerInvitation, { id, answer })
const lookAfter = () => lookAfterLive(app.services)
const liveNews = async ({ browser }: Person) =>
  (await browser.call(listNotifications, {})).notifications.flatMap(({ kind, details }) =>
    kind === 'live' ? [details.event] : [],
  )
async function mailsTo({ email }: Person): Promise<{ template: string; text: string; calendar: string | null }[]> {
  const { rows } = await app.pool.query(
    'select template, text, calendar from mails where "to" = $1 order by created_at',
    [email],
  )
  return rows
}

/** Acts while the transaction of a host, who changes the event with this statement, is under way. */
async function whileHostChanges<Answer>(id: string, statement: string, act: () => Promise<Answer>): Promise<Answer> {
  const other = await app.pool.connect()
  try {
    await other.query('begin')
    await other.query(statement, [id.slice(0, 36)])
    const answer = act()
    const waits = vi.waitFor(async () => {
      const { rows } = await app.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(rows).not.toEqual([])
    }, soon)
    await Promise.race([answer, waits])
    await other.query('commit')
    return await answer
  } finally {
    other.release()
  }
}

describe('the events that ship with Kiai', () => {
  test('are listed for a free member in the own language, with neither link nor entry', async () => {
    await installLiveEvents(app.services.db, { demo: true })
    const free = await memberOf(app, { language: 'pt' })
    const { occurrences, next } = await free.browser.call(contract.listLive, { space: 'kings' })
    const thursday = occurrences.find(({ title }) => title === 'Kings ao vivo: round de quinta')
    expect(thursday).toMatchObject({ may_enter: false, time_zone: 'America/Los_Angeles', mine: null, state: 'planned' })
    expect(next).toBeNull()
    const { id = '' } = thursday ?? {}
    expect(await read(free, id)).toMatchObject({ join_url: null, questions: [], may_host: false })
    await expect(rsvp(free, id)).rejects.toThrow('spaces.needs-elite')
  })

  test('have pages: each date once, in the order of time', async () => {
    const { browser } = await insider(app)
    const seen: contract.Occurrence[] = []
    let from: string | undefined
    do {
      const page = await browser.call(contract.listLive, from === undefined ? {} : { from })
      seen.push(...page.occurrences)
      from = page.next ?? undefined
    } while (from !== undefined)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
    const times = seen.map(({ starts_at }) => starts_at)
    expect(times).toEqual(times.toSorted())
    expect(seen.filter(({ space_slug }) => space_slug === 'mindset-live').length).toBeGreaterThanOrEqual(12)
  })

  test('have no other dates than those of their rule', async () => {
    const { browser } = await insider(app)
    const { occurrences } = await browser.call(contract.listLive, { space: 'mindset-live' })
    const { event_id = '' } = occurrences[0] ?? {}
    for (const day of ['2027-01-06', '2090-01-03'])
      await expect(read({ browser }, `${event_id}_${day}`)).rejects.toThrow('not-found')
  })
})

test('the dates of a rule are right for two years, with dates that are moved and cancelled', () =>
  liveForTwoYears({ app, host, time_zone: 'America/Los_Angeles', seed: 5, exceptions: 2 }))

describe('answers and seats', () => {
  test('of many at once: no more go than there are seats, and the others can wait', async () => {
    const id = await eventIn(72, { place: 'in_person', address: 'Gym 1', seats: 3 })
    const people = await Promise.all(Array.from({ length: 8 }, () => insider(app)))
    const answers = await Promise.allSettled(people.map((person) => rsvp(person, id)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    for (const answer of answers) if (answer.status === 'rejected') expect(String(answer.reason)).toContain('live.full')
    expect(await read(host, id)).toMatchObject({ going: 3, seats_left: 0 })
  })

  test('the first in line is offered a freed seat for a time, then the next', async () => {
    const id = await eventIn(72, { seats: 1 })
    const [first, second, third] = [await insider(app), await insider(app), await insider(app)]
    await rsvp(first, id)
    expect(await rsvp(second, id, 'waiting')).toMatchObject({ mine: 'waiting', waiting: 1 })
    await app.clock.later({ minutes: 1 }, () => rsvp(third, id, 'waiting'))
    await rsvp(first, id, 'declined')
    expect((await read(second, id)).mine).toBe('offered')
    await vi.waitFor(async () => expect(await liveNews(second)).toEqual(['seat_offered']), soon)
    await vi.waitFor(
      async () => expect((await mailsTo(second)).map(({ template }) => template)).toEqual(['live-seat-offered']),
      soon,
    )
    await expect(rsvp(first, id)).rejects.toThrow('live.full')
    await lookAfter()
    expect((await read(third, id)).mine).toBe('waiting')
    await app.clock.later({ hours: SEAT_OFFER_HOURS, minutes: 1 }, lookAfter)
    expect((await read(second, id)).mine).toBe('declined')
    expect(await rsvp(third, id)).toMatchObject({ mine: 'going', seats_left: 0, going: 1 })
  })

  test('the seat of a deleted account is offered to those who wait', async () => {
    const id = await eventIn(72, { seats: 1 })
    const [first, second] = [await insider(app), await insider(app)]
    await rsvp(first, id)
    await rsvp(second, id, 'waiting')
    await first.browser.call(deleteAccount, { password: PASSWORD })
    await lookAfter()
    expect((await read(second, id)).mine).toBe('offered')
  })

  test('of those who lost access are passed over, and their seats are offered to the next', async () => {
    const id = await eventIn(72, { seats: 1 })
    const [first, lapsed, banned, last] = [
      await insider(app),
      await insider(app),
      await insider(app),
      await insider(app),
    ]
    await rsvp(first, id)
    await rsvp(lapsed, id, 'waiting')
    await rsvp(banned, id, 'waiting')
    await app.clock.later({ minutes: 1 }, () => rsvp(last, id, 'waiting'))
    await setMembershipType(app.pool, lapsed.user_id, 'free_member')
    await app.pool.query('update users set banned_at = now() where id = $1', [banned.user_id])
    await rsvp(first, id, 'declined')
    expect(await rsvp(last, id)).toMatchObject({ mine: 'going' })
    await setMembershipType(app.pool, last.user_id, 'free_member')
    await lookAfter()
    // The line is empty for now. Who has access again has the old place in it.
    expect(await read(first, id)).toMatchObject({ seats_left: 1, going: 0 })
    await setMembershipType(app.pool, lapsed.user_id, 'elite_member')
    await lookAfter()
    expect((await read(lapsed, id)).mine).toBe('offered')
  })

  test('and changes that come while a host changes or ends the event follow the change', async () => {
    const [moved, ended, changed] = [await eventIn(72, { start_time: '10:00' }), await eventIn(72), await eventIn(72)]
    const { browser } = await insider(app)
    const answer = (id: string) => () => browser.try(contract.answerInvitation, { id, answer: 'going' })
    const move = `update live_events set start_time = '11:00' where id = $1`
    const end = 'update live_events set ended_at = now() where id = $1'
    expect((await whileHostChanges(moved, move, answer(moved))).status).toBe(200)
    expect((await read({ browser }, moved)).starts_at).toBe(`${moved.slice(37)}T11:00:00.000Z`)
    expect((await whileHostChanges(ended, end, answer(ended))).status).toBe(404)
    const event = await host.browser.call(contract.readLiveEvent, { id: changed.slice(0, 36) })
    const change = () => host.browser.try(contract.changeLiveEvent, event)
    expect((await whileHostChanges(changed, end, change)).status).toBe(404)
  })

  test('come too late after the end', async () => {
    const id = await eventIn(1)
    const person = await insider(app)
    await app.clock.later({ hours: 2, minutes: 2 }, () => expect(rsvp(person, id)).rejects.toThrow('live.over'))
  })
})

describe('joining', () => {
  test('is open from a quarter of an hour before until the end, and counts once', async () => {
    const id = await eventIn(2)
    const person = await insider(app)
    await rsvp(person, id)
    expect((await read(person, id)).join_url).toBeNull()
    await expect(person.browser.call(contract.joinLive, { id })).rejects.toThrow('live.too-early')
    const open = { hours: 2, minutes: 2 - JOIN_MINUTES_BEFORE }
    await app.clock.later(open, async () => {
      expect((await read(person, id)).join_url).toBe(LINK)
      for (const _ of [1, 2]) await person.browser.call(contract.joinLive, { id })
    })
    const { rows } = await app.pool.query('select cause, thing from points where user_id = $1', [person.user_id])
    expect(rows).toMatchObject([{ cause: 'attended' }])
    const done = await app.pool.query('select kind from activities where user_id = $1', [person.user_id])
    expect(done.rows).toEqual([{ kind: 'live_event' }])
    await app.clock.later({ hours: 3, minutes: 2 }, async () => {
      expect(await read(person, id)).toMatchObject({ join_url: null, attended: true })
    })
  })

  test('earns points once a day in a space, however many dates there are', async () => {
    const { browser } = await insider(app)
    const ids = [await eventIn(0.1), await eventIn(0.1)]
    for (const id of ids) expect((await browser.call(contract.joinLive, { id })).attended).toBe(true)
    expect((await browser.call(readOwnPerson, {})).points).toBe(3)
  })

  test('needs a seat where seats are limited', async () => {
    const id = await eventIn(0.1, { seats: 5 })
    const person = await insider(app)
    await expect(person.browser.call(contract.joinLive, { id })).rejects.toThrow('live.no-seat')
    expect((await read(person, id)).join_url).toBeNull()
  })
})

describe('questions', () => {
  test('are voted for once by others, and marked as answered by the host alone', async () => {
    const id = await eventIn(24)
    const [one, other] = [await insider(app), await insider(app)]
    await one.browser.call(contract.askQuestion, { id, body: 'How do I start?' })
    await one.browser.call(contract.askQuestion, { id, body: 'How do I end?' })
    const [first, second] = (await read(other, id)).questions
    const vote = (person: Person, wanted = true) =>
      person.browser.call(contract.voteForQuestion, { id: second?.id ?? '', wanted })
    await expect(vote(one)).rejects.toThrow('live.own-question')
    await vote(other)
    const { questions } = await vote(other)
    expect(questions.map(({ body, votes }) => [body, votes])).toEqual([
      ['How do I end?', 1],
      ['How do I start?', 0],
    ])
    expect(questions[0]?.author).toMatchObject({ handle: one.handle })
    const answered = { id: first?.id ?? '', minute: 12 }
    const coach = await insider(app, ['kings'], { membership_type: 'coach' })
    await expect(coach.browser.call(contract.markAnswered, answered)).rejects.toThrow('not-found')
    await host.browser.call(contract.markAnswered, answered)
    expect((await read(one, id)).questions.at(-1)).toMatchObject({ body: 'How do I start?', answered_minute: 12 })
    const remove = ({ browser }: Person) => browser.call(contract.deleteQuestion, { id: first?.id ?? '' })
    await expect(remove(other)).rejects.toThrow('not-found')
    const staff = await insider(app, [], { membership_type: 'admin' })
    for (const suspended of [staff, one]) await suspend(app, suspended)
    await expect(remove(staff)).rejects.toThrow('spaces.suspended')
    await remove(one)
  })

  test('are limited for each member, and hidden from those who are blocked', async () => {
    const id = await eventIn(24)
    const [one, other] = [await insider(app), await insider(app)]
    const ask = () => one.browser.call(contract.askQuestion, { id, body: 'Again?' })
    for (let asked = 0; asked < MOST_QUESTIONS_EACH; asked += 1) await ask()
    await expect(ask()).rejects.toThrow('live.too-many-questions')
    expect((await read(other, id)).questions).toHaveLength(MOST_QUESTIONS_EACH)
    await block(app, one, other)
    expect((await read(other, id)).questions).toEqual([])
  })
})

describe('a question that breaks a rule', () => {
  const casesAbout = async (words: string) =>
    (await host.browser.call(listCases, {})).cases.filter((each) => each.words === words)

  test('is reported, removed with everything of its author, and shown again when that is taken back', async () => {
    const id = await eventIn(24)
    const [author, reader, free] = [await insider(app), await insider(app), await memberOf(app)]
    const { help } = await author.browser.call(contract.askQuestion, { id, body: 'Who buys my course?' })
    expect(help).toBeNull()
    const bodies = async () => (await read(reader, id)).questions.map(({ body }) => body)
    const [question] = (await read(reader, id)).questions
    const report = { thing: 'question', id: question?.id ?? '', reason: 'spam', note: null } as const
    await expect(author.browser.call(reportThing, report)).rejects.toThrow('moderation.own-thing')
    await expect(free.browser.call(reportThing, report)).rejects.toThrow('not-found')
    await reader.browser.call(reportThing, report)
    const [found] = await casesAbout('Who buys my course?')
    expect(found).toMatchObject({ thing: 'question', path: `/live/${id}`, person: { handle: author.handle } })
    await host.browser.call(decideCase, { id: found?.id ?? '', act: 'remove_everything', reason: 'Spam' })
    expect(await bodies()).toEqual([])
    await expect(reader.browser.call(reportThing, report)).rejects.toThrow('not-found')
    const { decisions } = await author.browser.call(listOwnDecisions, {})
    await host.browser.call(takeDecisionBack, { id: decisions[0]?.id ?? '', reason: 'A mistake' })
    expect(await bodies()).toEqual(['Who buys my course?'])
  })

  test('is noticed by its words; someone in danger gets help', async () => {
    const id = await eventIn(24)
    const author = await insider(app)
    const threat = 'I know where you live, watch your back when you leave'
    await author.browser.call(contract.askQuestion, { id, body: threat })
    expect(await casesAbout(threat)).toMatchObject([{ thing: 'question', cause: 'words' }])
    const { help } = await author.browser.call(contract.askQuestion, { id, body: 'I want to kill myself tonight' })
    expect(help).toMatch(/\w/)
  })
})

describe('changes of a date', () => {
  test('are told to those who go, in a mail with the calendar entry', async () => {
    const id = await eventIn(100)
    const person = await insider(app, ['kings'], { language: 'es' })
    await rsvp(person, id)
    const day = new Date(app.clock.now().getTime() + 150 * HOUR_MS).toISOString().slice(0, 10)
    await host.browser.call(contract.moveOccurrence, { id, day, start_time: '18:30' })
    expect(await read(person, id)).toMatchObject({ state: 'moved', starts_at: `${day}T18:30:00.000Z` })
    await vi.waitFor(async () => expect(await liveNews(person)).toEqual(['moved']), soon)
    await host.browser.call(contract.cancelOccurrence, { id })
    await vi.waitFor(async () => expect((await mailsTo(person)).length).toBe(2), soon)
    const [moved, cancelled] = await mailsTo(person)
    expect(moved?.calendar).toContain(`UID:${id}`)
    expect(moved?.calendar).toContain('SEQUENCE:1')
    expect(cancelled).toMatchObject({
      template: 'live-cancelled',
      calendar: expect.stringContaining('STATUS:CANCELLED'),
    })
    await expect(rsvp(person, id, 'declined')).rejects.toThrow('live.cancelled')
    // A job that comes late does not tell what is no longer true.
    await tellLive(app.services, { event_id: id.slice(0, 36), day: id.slice(37), event: 'moved', sequence: 9 })
    expect(await mailsTo(person)).toHaveLength(2)
  })

  test('in a row are told by the last of them, and end after five', async () => {
    const id = await eventIn(100)
    const person = await insider(app, ['kings'])
    await rsvp(person, id)
    const day = new Date(app.clock.now().getTime() + 150 * HOUR_MS).toISOString().slice(0, 10)
    const move = (minute: number) =>
      host.browser.call(contract.moveOccurrence, { id, day, start_time: `18:0${minute}` })
    for (const minute of [1, 2, 3, 4, 5]) await move(minute)
    await expect(move(6)).rejects.toThrow('request.too-many')
    const [event_id, on] = [id.slice(0, 36), id.slice(37)]
    await vi.waitFor(async () => expect((await mailsTo(person)).at(-1)?.calendar).toContain('SEQUENCE:5'), soon)
    const sent = (await mailsTo(person)).length
    for (const sequence of [2, 3, 4]) await tellLive(app.services, { event_id, day: on, event: 'moved', sequence })
    expect(await mailsTo(person)).toHaveLength(sent)
  })

  test('by another rule keep answers where the date stays, and cancel it where it goes', async () => {
    const id = await eventIn(100, { repeat: 'weekly' })
    const person = await insider(app)
    await rsvp(person, id)
    const event = await host.browser.call(contract.readLiveEvent, { id: id.slice(0, 36) })
    await host.browser.call(contract.changeLiveEvent, { ...event, minutes: 90 })
    expect(await read(person, id)).toMatchObject({ state: 'planned', minutes: 90, mine: 'going' })
    const later = new Date(Date.parse(event.first_day) + 24 * HOUR_MS).toISOString().slice(0, 10)
    await host.browser.call(contract.changeLiveEvent, { ...event, first_day: later })
    expect((await read(person, id)).state).toBe('cancelled')
    await expect(person.browser.call(contract.readLiveEvent, { id: event.id })).rejects.toThrow('session.forbidden')
  })

  test('by a rule that is changed and changed back are undone; what a host did to one date stays', async () => {
    const id = await eventIn(100, { repeat: 'weekly' })
    const event = await host.browser.call(contract.readLiveEvent, { id: id.slice(0, 36) })
    const dayAfter = (days: number) =>
      new Date(Date.parse(event.first_day) + days * 24 * HOUR_MS).toISOString().slice(0, 10)
    const [cancelled, moved] = [`${event.id}_${dayAfter(7)}`, `${event.id}_${dayAfter(14)}`]
    const person = await insider(app)
    for (const each of [id, moved]) await rsvp(person, each)
    await host.browser.call(contract.cancelOccurrence, { id: cancelled })
    await host.browser.call(contract.moveOccurrence, { id: moved, day: dayAfter(15), start_time: '06:00' })
    await host.browser.call(contract.changeLiveEvent, { ...event, first_day: dayAfter(1) })
    expect(await read(person, moved)).toMatchObject({ state: 'cancelled', mine: 'going' })
    await host.browser.call(contract.changeLiveEvent, { ...event, minutes: 90 })
    expect(await read(person, id)).toMatchObject({ state: 'planned', mine: 'going', minutes: 90 })
    expect(await read(person, moved)).toMatchObject({ state: 'moved', starts_at: `${dayAfter(15)}T06:00:00.000Z` })
    expect((await read(person, cancelled)).state).toBe('cancelled')
    const file = await person.browser.send('GET', `/api/live/${id}/calendar.ics`)
    expect(await file.text()).not.toContain('CANCELLED')
  })
})

describe('reminders', () => {
  test('come a day and an hour before, once each, in the zone of the reader with the original beside it', async () => {
    const id = await eventIn(48)
    const [person, late] = [await insider(app), await insider(app)]
    await app.pool.query(`update profiles set time_zone = 'America/Sao_Paulo' where user_id = $1`, [person.user_id])
    await rsvp(person, id)
    await lookAfter()
    expect(await mailsTo(person)).toEqual([])
    await app.clock.later({ hours: 25 }, async () => {
      await rsvp(late, id)
      await Promise.all([lookAfter(), lookAfter()])
      expect(await mailsTo(person)).toHaveLength(1)
      expect(await mailsTo(late)).toEqual([])
    })
    await app.clock.later({ hours: 47, minutes: 5 }, async () => {
      await lookAfter()
      await lookAfter()
    })
    expect(await liveNews(person)).toEqual(['soon', 'soon'])
    expect((await mailsTo(late)).map(({ template }) => template)).toEqual(['live-reminder'])
    const [mail] = await mailsTo(person)
    expect(mail?.text).toMatch(/Your time: .*\d:\d\d [AP]M São Paulo time[\s\S]*Time of the event: .*UTC/)
  })

  test('come again for a date that is moved, unless the news of the move came later than they would', async () => {
    const id = await eventIn(48)
    const person = await insider(app)
    await rsvp(person, id)
    const reminders = async () => {
      await lookAfter()
      return (await mailsTo(person)).filter(({ template }) => template === 'live-reminder').length
    }
    const moveTo = (hours: number) => {
      const start = new Date(app.clock.now().getTime() + hours * HOUR_MS).toISOString()
      return host.browser.call(contract.moveOccurrence, {
        id,
        day: start.slice(0, 10),
        start_time: start.slice(11, 16),
      })
    }
    await app.clock.later({ hours: 30 }, async () => {
      expect(await reminders()).toBe(1)
      await moveTo(20)
      expect(await reminders()).toBe(1)
      await moveTo(100)
    })
    await app.clock.later({ hours: 110 }, async () => expect(await reminders()).toBe(2))
    await app.clock.later({ hours: 129, minutes: 30 }, async () => expect(await reminders()).toBe(3))
  })

  test('and other news are mailed as the member chose: not at all, or after the quiet hours', async () => {
    const id = await eventIn(48)
    const [without, quiet] = [await insider(app), await insider(app)]
    await without.browser.call(changeNotificationMails, { mails: false, quiet_hours: null })
    const hour = app.clock.now().getUTCHours()
    await app.pool.query(`update profiles set time_zone = 'UTC' where user_id = $1`, [quiet.user_id])
    await quiet.browser.call(changeNotificationMails, { mails: true, quiet_hours: { from: hour, to: (hour + 2) % 24 } })
    for (const person of [without, quiet]) await rsvp(person, id)
    const news = { event_id: id.slice(0, 36), day: id.slice(37), sequence: 1 }
    await tellLive(app.services, { ...news, event: 'moved' })
    await app.clock.later({ hours: 24, minutes: 1 }, lookAfter)
    for (const person of [without, quiet]) {
      expect(await liveNews(person)).toEqual(['soon', 'moved'])
      expect(await mailsTo(person)).toEqual([])
    }
    const waiting = await app.pool.query<{ data: LiveNews; start_after: Date }>(
      `select data, start_after from pgboss.job where name = 'tell-live' and data ->> 'mail_only' = 'true' order by 2`,
    )
    expect(waiting.rows.map(({ data, start_after }) => [data.user_id, data.event, start_after.getUTCHours()])).toEqual([
      [quiet.user_id, 'moved', (hour + 2) % 24],
      [quiet.user_id, 'soon', (hour + 2) % 24],
    ])
    const tell = async () => {
      for (const { data } of waiting.rows) await tellLive(app.services, data)
      return (await mailsTo(quiet)).map(({ template }) => template)
    }
    await app.clock.later({ hours: 3 }, async () => expect(await tell()).toEqual(['live-moved', 'live-reminder']))
    await app.clock.later({ hours: 50 }, async () => expect(await tell()).toHaveLength(2))
  })

  test('and other news are not sent to those who lost access', async () => {
    const id = await eventIn(48, { place: 'in_person', join_url: null, address: 'Gym in Oak Street' })
    const lapsed = await insider(app)
    await rsvp(lapsed, id)
    await setMembershipType(app.pool, lapsed.user_id, 'free_member')
    await app.clock.later({ hours: 25 }, lookAfter)
    await tellLive(app.services, { event_id: id.slice(0, 36), day: id.slice(37), event: 'moved', sequence: 1 })
    expect(await mailsTo(lapsed)).toEqual([])
    expect(await liveNews(lapsed)).toEqual([])
  })
})

describe('calendars', () => {
  test('the file of a date names the address to those who may enter, and to nobody else', async () => {
    const id = await eventIn(72, { place: 'in_person', join_url: null, address: 'Gym in Oak Street' })
    const fileFor = async ({ browser }: Person) => (await browser.send('GET', `/api/live/${id}/calendar.ics`)).text()
    expect(await fileFor(await insider(app))).toContain('Gym in Oak Street')
    const file = await fileFor(await memberOf(app))
    expect(file).toContain(`UID:${id}`)
    expect(file).not.toContain('Gym in Oak Street')
  })

  test('a date has a file; the secret address lists what its owner goes to, until it is replaced', async () => {
    const id = await eventIn(72)
    const person = await insider(app)
    const file = await person.browser.send('GET', `/api/live/${id}/calendar.ics`)
    expect(await file.text()).toContain(`UID:${id}`)
    await rsvp(person, id)
    const visitor = app.browser()
    const feed = async () => {
      const { address } = await person.browser.call(contract.changeCalendarFeed, { wanted: true })
      return new URL(address ?? '').pathname
    }
    const first = await feed()
    const text = await (await visitor.send('GET', first)).text()
    expect(text).toContain(`UID:${id}`)
    expect(text).not.toContain(LINK)
    const second = await feed()
    const forged = second.replace(/\.(.)/, (_, first) => (first === 'A' ? '.B' : '.A'))
    expect((await visitor.send('GET', first)).status).toBe(404)
    expect((await visitor.send('GET', forged)).status).toBe(404)
    expect((await visitor.send('GET', second)).status).toBe(200)
    await person.browser.call(contract.changeCalendarFeed, { wanted: false })
    expect((await visitor.send('GET', second)).status).toBe(404)
  })
})

describe('a recap', () => {
  test('is drafted from what was written alone, and published once as a post', async () => {
    const id = await eventIn(24)
    const person = await insider(app)
    await rsvp(person, id)
    const draft = () => host.browser.call(contract.draftRecap, { id })
    await expect(draft()).rejects.toThrow('live.recap-empty')
    await person.browser.call(contract.askQuestion, { id, body: 'How do I start?' })
    await person.browser.call(contract.askQuestion, { id, body: 'Not answered' })
    const { questions } = await read(host, id)
    const asked = questions.find(({ body }) => body === 'How do I start?')
    await host.browser.call(contract.markAnswered, { id: asked?.id ?? '', minute: 7 })
    const notes = { agenda: 'Breathing', notes: null, recording_url: 'https://film.example/1' }
    await host.browser.call(contract.saveNotes, { id, ...notes })
    const { text } = await draft()
    expect(text).toBe(
      '## What was planned\n\nBreathing\n\n## Your questions, answered\n\n- Minute 7: How do I start?\n\n## Recording\n\nhttps://film.example/1',
    )
    await host.browser.call(contract.saveRecap, { id, text: 'Edited', publish: false })
    expect((await read(person, id)).recap).toBeNull()
    for (const _ of [1, 2]) await host.browser.call(contract.saveRecap, { id, text: 'Edited', publish: true })
    expect((await read(person, id)).recap).toBe('Edited')
    const { posts } = await person.browser.call(listPosts, { slug: 'kings' })
    expect(posts.filter(({ body }) => body.includes(id))).toHaveLength(1)
    await vi.waitFor(async () => expect(await liveNews(person)).toEqual(['recap']), soon)
  })
})
