import * as contract from '#contract/athletes.ts'
import { type Route, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { listAthletes, readAthlete } from './read-athletes.ts'
import { listTrainers, shareItem, stopSharing } from './share-items.ts'
import { deleteStepNote, listStepNotes, removeStepNote, writeStepNote } from './step-notes.ts'

const changesFile = { changes: 'fighter-file' } as const
const changesDesk = { changes: 'coach-desk' } as const

export function athletesRoutes(services: Services): Route[] {
  return [
    route(contract.listTrainers, ({ member }) => listTrainers(services, member)),
    route(contract.shareItem, ({ input, member }) => shareItem(services, member, input), changesFile),
    route(contract.stopSharing, ({ input, member }) => stopSharing(services, member, input.coach_id), changesFile),
    route(contract.listStepNotes, ({ member }) => listStepNotes(services, member)),
    route(contract.removeStepNote, ({ input, member }) => removeStepNote(services, member, input), {
      changes: 'plans',
    }),
    route(contract.listAthletes, ({ input, member }) => listAthletes(services, member, input)),
    route(contract.readAthlete, ({ input, member }) =>
      readAthlete(services.db, member, input.member_id, services.clock.now()),
    ),
    route(contract.writeStepNote, ({ input, member }) => writeStepNote(services, member, input), changesDesk),
    route(contract.deleteStepNote, ({ input, member }) => deleteStepNote(services, member, input), changesDesk),
  ]
}
