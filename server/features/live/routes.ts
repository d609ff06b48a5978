import * as contract from '#contract/live.ts'
import { type Route, rawRoute, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { answerInvitation, joinLive } from './answer-invitation.ts'
import { changeCalendarFeed, followCalendarFeed, readCalendarFeed, readLiveCalendar } from './calendar-entries.ts'
import { addLiveEvent, changeLiveEvent, endLiveEvent, readLiveEvent } from './change-event.ts'
import { cancelOccurrence, draftRecap, moveOccurrence, saveNotes, saveRecap } from './change-occurrence.ts'
import { listLive } from './find-occurrences.ts'
import { askQuestion, deleteQuestion, markAnswered, voteForQuestion } from './questions.ts'
import { readOccurrence } from './read-occurrence.ts'

const CALENDAR_TYPE = 'text/calendar; charset=utf-8'

/** Told to the member's other tabs; those who have the space open are told by `tellSpace`. */
const CHANGES = { changes: 'live' } as const

export function liveRoutes(services: Services): Route[] {
  return [...memberRoutes(services), ...calendarRoutes(services), ...hostRoutes(services)]
}

function memberRoutes(services: Services): Route[] {
  return [
    route(contract.listLive, ({ input, member }) => listLive(services, member, input)),
    route(contract.readOccurrence, ({ input, member }) => readOccurrence(services, member, input.id)),
    route(contract.answerInvitation, ({ input, member }) => answerInvitation(services, member, input), CHANGES),
    route(contract.joinLive, ({ input, member }) => joinLive(services, member, input.id), CHANGES),
    route(contract.askQuestion, ({ input, member }) => askQuestion(services, member, input), CHANGES),
    route(
      contract.deleteQuestion,
      async ({ input, member }) => {
        await deleteQuestion(services, member, input.id)
        return {}
      },
      CHANGES,
    ),
    route(contract.voteForQuestion, ({ input, member }) => voteForQuestion(services, member, input), CHANGES),
  ]
}

function calendarRoutes(services: Services): Route[] {
  return [
    rawRoute(contract.readLiveCalendar, CALENDAR_TYPE, async ({ input, member }) =>
      calendarAnswer(await readLiveCalendar(services, member, input.id), 'attachment; filename="kiai-live.ics"'),
    ),
    route(contract.readCalendarFeed, ({ member }) => readCalendarFeed(services, member)),
    route(
      contract.changeCalendarFeed,
      ({ input, member }) => changeCalendarFeed(services, member, input.wanted),
      CHANGES,
    ),
    rawRoute(contract.followCalendarFeed, CALENDAR_TYPE, async ({ input }) =>
      calendarAnswer(await followCalendarFeed(services, input.token), 'inline; filename="kiai.ics"'),
    ),
  ]
}

function calendarAnswer(file: string, disposition: string): Response {
  const headers = { 'content-type': CALENDAR_TYPE, 'content-disposition': disposition, 'cache-control': 'no-store' }
  return new Response(file, { headers })
}

function hostRoutes(services: Services): Route[] {
  return [
    route(contract.markAnswered, ({ input, member }) => markAnswered(services, member, input), CHANGES),
    route(contract.addLiveEvent, ({ input, member }) => addLiveEvent(services, member, input), CHANGES),
    route(contract.readLiveEvent, ({ input, member }) => readLiveEvent(services, member, input.id)),
    route(
      contract.changeLiveEvent,
      async ({ input, member }) => {
        await changeLiveEvent(services, member, input)
        return {}
      },
      CHANGES,
    ),
    route(
      contract.endLiveEvent,
      async ({ input, member }) => {
        await endLiveEvent(services, member, input.id)
        return {}
      },
      CHANGES,
    ),
    route(
      contract.moveOccurrence,
      async ({ input, member }) => {
        // Everyone who answered is told of each move.
        await services.limits.consume('live-move', member.user_id, input.id)
        return await moveOccurrence(services, member, input)
      },
      CHANGES,
    ),
    route(contract.cancelOccurrence, ({ input, member }) => cancelOccurrence(services, member, input.id), CHANGES),
    route(contract.saveNotes, ({ input, member }) => saveNotes(services, member, input), CHANGES),
    route(contract.draftRecap, ({ input, member }) => draftRecap(services, member, input.id), CHANGES),
    route(contract.saveRecap, ({ input, member }) => saveRecap(services, member, input), CHANGES),
  ]
}
