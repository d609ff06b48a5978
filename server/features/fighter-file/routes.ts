import * as contract from '#contract/fighter-file.ts'
import { changeCrisisCountry } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import { type Route, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { closeCommitment, forgetCommitment } from './edit-commitment.ts'
import { forgetFact, writeFact } from './edit-fact.ts'
import { readFighterFile } from './read-fighter-file.ts'
import { switchItem } from './switch-item.ts'

export function fighterFileRoutes(services: Services): Route[] {
  /** Every change returns the updated file. */
  const after = async (member: Member, change: Promise<void>) => {
    await change
    return await readFighterFile(services, member)
  }
  return [
    route(contract.readFighterFile, ({ member }) => readFighterFile(services, member)),
    route(contract.writeFact, ({ input, member }) => after(member, writeFact(services, member, input)), {
      changes: 'fighter-file',
    }),
    route(contract.forgetFact, ({ input, member }) => after(member, forgetFact(services, member, input.key)), {
      changes: 'fighter-file',
    }),
    route(contract.switchFileItem, ({ input, member }) => after(member, switchItem(services, member, input)), {
      changes: 'fighter-file',
    }),
    route(
      contract.changeCrisisCountry,
      async ({ input, member }) =>
        await readFighterFile(services, await changeCrisisCountry(services, member, input.crisis_country)),
      { changes: 'fighter-file' },
    ),
    route(contract.closeCommitment, ({ input, member }) => after(member, closeCommitment(services, member, input)), {
      changes: 'fighter-file',
    }),
    route(
      contract.forgetCommitment,
      ({ input, member }) => after(member, forgetCommitment(services, member, input.id)),
      { changes: 'fighter-file' },
    ),
  ]
}
