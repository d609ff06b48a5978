import * as live from '#contract/live.ts'
import type { TestApp } from '#tests/support/app.ts'
import { insider } from '#tests/support/spaces.ts'
import type { PreparedCall, ReadyCall } from './prepared-call.ts'

const EVENT: live.LiveEventValues = {
  title: 'Thursday round',
  about: 'One hour together',
  repeat: 'weekly',
  first_day: '2026-01-01',
  last_day: null,
  start_time: '19:00',
  time_zone: 'America/Los_Angeles',
  minutes: 60,
  place: 'online',
  join_url: 'https://meet.example/kings',
  address: null,
  map_url: null,
  seats: null,
}

/** Calls that write about live events. An admin hosts the events of the spaces that ship with Kiai. */
export function liveWrites(app: () => TestApp): PreparedCall[] {
  async function hosting() {
    const host = await insider(app(), ['kings'], { membership_type: 'admin' })
    const { id } = await host.browser.call(live.addLiveEvent, { slug: 'kings', ...EVENT })
    return { ...host, id }
  }

  function asHost(input: Record<string, unknown>, of: 'date' | 'event' = 'date') {
    return async (): Promise<ReadyCall> => {
      const { browser, email, id } = await hosting()
      return { browser, email, input: { id: of === 'date' ? id : id.slice(0, 36), ...input } }
    }
  }

  function asMember(input: Record<string, unknown>) {
    return async (): Promise<ReadyCall> => {
      const { id } = await hosting()
      const { browser, email } = await insider(app())
      return { browser, email, input: { id, ...input } }
    }
  }

  function withQuestion(input: Record<string, unknown>, who: 'asker' | 'other' | 'host') {
    return async (): Promise<ReadyCall> => {
      const host = await hosting()
      const [asker, other] = [await insider(app()), await insider(app())]
      const { questions } = await asker.browser.call(live.askQuestion, { id: host.id, body: 'How do I start?' })
      const { browser, email } = { asker, other, host }[who]
      return { browser, email, input: { id: questions[0]?.id, ...input } }
    }
  }

  async function adding(): Promise<ReadyCall> {
    const { browser, email } = await insider(app(), ['kings'], { membership_type: 'admin' })
    return { browser, email, input: { slug: 'kings', ...EVENT } }
  }

  /** Starts in a few minutes: the door is open. */
  async function joining(): Promise<ReadyCall> {
    const host = await insider(app(), ['kings'], { membership_type: 'admin' })
    const start = new Date(app().clock.now().getTime() + 5 * 60_000).toISOString()
    const once = { repeat: 'once' as const, first_day: start.slice(0, 10), start_time: start.slice(11, 16) }
    const { id } = await host.browser.call(live.addLiveEvent, { slug: 'kings', ...EVENT, ...once, time_zone: 'UTC' })
    const { browser, email } = await insider(app())
    return { browser, email, input: { id } }
  }

  async function drafting(): Promise<ReadyCall> {
    const { browser, email, id } = await hosting()
    await browser.call(live.saveNotes, { id, agenda: 'Breathing', notes: null, recording_url: null })
    return { browser, email, input: { id } }
  }

  return [
    [live.joinLive, joining],
    [live.draftRecap, drafting],
    [live.answerInvitation, asMember({ answer: 'going' })],
    [live.askQuestion, asMember({ body: 'How do I start?' })],
    [live.voteForQuestion, withQuestion({ wanted: true }, 'other')],
    [live.deleteQuestion, withQuestion({}, 'asker')],
    [live.markAnswered, withQuestion({ minute: 3 }, 'host')],
    [live.changeCalendarFeed, asMember({ wanted: true })],
    [live.addLiveEvent, adding],
    [live.changeLiveEvent, asHost({ ...EVENT }, 'event')],
    [live.endLiveEvent, asHost({}, 'event')],
    [live.moveOccurrence, asHost({ day: '2027-06-01', start_time: '18:00' })],
    [live.cancelOccurrence, asHost({})],
    [live.saveNotes, asHost({ agenda: 'Breathing', notes: null, recording_url: null })],
    [live.saveRecap, asHost({ text: 'We breathed.', publish: false })],
  ]
}
