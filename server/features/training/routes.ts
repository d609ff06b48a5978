import * as contract from '#contract/training.ts'
import { type Route, rawRoute, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { addBelt, changeBelt, deleteBelt, listBelts } from './belts.ts'
import { exportTraining } from './export-training.ts'
import { addFightResult, changeFightResult, deleteFightResult, listFightResults } from './fight-results.ts'
import { importTraining } from './import-training.ts'
import { listTraining } from './list-training.ts'
import { changeTraining, deleteTraining, logTraining } from './log-training.ts'
import { readTrainingSummary } from './read-summary.ts'

const CSV_TYPE = 'text/csv; charset=utf-8'
const changes = { changes: 'training' } as const
const nothing = () => ({})

export function trainingRoutes(services: Services): Route[] {
  return [
    route(contract.logTraining, ({ input, member }) => logTraining(services, member, input), changes),
    route(contract.listTraining, ({ input, member }) => listTraining(services, member, input)),
    route(contract.changeTraining, ({ input, member }) => changeTraining(services, member, input), changes),
    route(
      contract.deleteTraining,
      ({ input, member }) => deleteTraining(services, member, input.id).then(nothing),
      changes,
    ),
    route(contract.readTrainingSummary, ({ member }) => readTrainingSummary(services, member)),
    route(contract.addFightResult, ({ input, member }) => addFightResult(services, member, input), changes),
    route(contract.listFightResults, ({ input, member }) => listFightResults(services, member, input)),
    route(contract.changeFightResult, ({ input, member }) => changeFightResult(services, member, input), changes),
    route(
      contract.deleteFightResult,
      ({ input, member }) => deleteFightResult(services, member, input.id).then(nothing),
      changes,
    ),
    route(contract.addBelt, ({ input, member }) => addBelt(services, member, input), changes),
    route(contract.listBelts, async ({ member }) => ({ belts: await listBelts(services, member) })),
    route(contract.changeBelt, ({ input, member }) => changeBelt(services, member, input), changes),
    route(contract.deleteBelt, ({ input, member }) => deleteBelt(services, member, input.id).then(nothing), changes),
    rawRoute(contract.exportTraining, CSV_TYPE, async ({ member }) => {
      const headers = {
        'content-type': CSV_TYPE,
        'content-disposition': 'attachment; filename="kiai-training.csv"',
        'cache-control': 'no-store',
      }
      return new Response(await exportTraining(services, member), { headers })
    }),
    route(
      contract.importTraining,
      async ({ input, member, readUpload }) => {
        // Checked before the body is read, so that files over the limit cost nothing.
        await services.limits.consume('training-import', member.user_id)
        return await importTraining(services, member, { step: input.step, file: await readUpload() })
      },
      changes,
    ),
  ]
}
