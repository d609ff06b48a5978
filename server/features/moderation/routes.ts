import * as contract from '#contract/moderation.ts'
import { type Route, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { appealDecision, decideAppeal, listOwnDecisions } from './appeals.ts'
import { decideCase, takeDecisionBack } from './decide-case.ts'
import { addModeratorNote, listCases } from './list-cases.ts'
import { reportThing } from './report-thing.ts'

/** The cases and the decisions about oneself. */
const CHANGES = { changes: 'moderation' } as const

export function moderationRoutes(services: Services): Route[] {
  return [
    route(contract.reportThing, async ({ input, member }) => {
      await reportThing(services, member, input)
      return {}
    }),
    route(contract.listCases, ({ input, member }) => listCases(services, member, input)),
    route(
      contract.decideCase,
      async ({ input, member }) => {
        await decideCase(services, member, input)
        return {}
      },
      CHANGES,
    ),
    route(
      contract.addModeratorNote,
      async ({ input, member }) => {
        await addModeratorNote(services, member, input)
        return {}
      },
      CHANGES,
    ),
    route(
      contract.takeDecisionBack,
      async ({ input, member }) => {
        await takeDecisionBack(services, member, input)
        return {}
      },
      CHANGES,
    ),
    route(contract.listOwnDecisions, ({ member }) => listOwnDecisions(services, member)),
    route(
      contract.appealDecision,
      async ({ input, member }) => {
        await appealDecision(services, member, input)
        return {}
      },
      CHANGES,
    ),
    route(
      contract.decideAppeal,
      async ({ input, member }) => {
        await decideAppeal(services, member, input)
        return {}
      },
      CHANGES,
    ),
  ]
}
