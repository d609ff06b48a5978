import * as contract from '#contract/coach-desk.ts'
import { type Route, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { addProduct, addService } from './add-offer.ts'
import { changeCoachProfile } from './change-coach-profile.ts'
import { changeProduct, changeService } from './change-offer.ts'
import { createSampleProducts, createSampleServices } from './create-samples.ts'
import { deleteProduct, deleteService, restoreProduct, restoreService } from './delete-offer.ts'
import { readCoachDesk } from './read-coach-desk.ts'
import { switchProduct, switchService } from './switch-offer.ts'

export function coachDeskRoutes(services: Services): Route[] {
  return [
    route(contract.readCoachDesk, ({ member }) => readCoachDesk(services, member)),
    route(contract.changeCoachProfile, ({ input, member }) => changeCoachProfile(services, member, input), {
      changes: 'coach-desk',
    }),
    route(contract.addService, ({ input, member }) => addService(services, member, input), { changes: 'coach-desk' }),
    route(contract.changeService, ({ input, member }) => changeService(services, member, input), {
      changes: 'coach-desk',
    }),
    route(contract.switchService, ({ input, member }) => switchService(services, member, input), {
      changes: 'coach-desk',
    }),
    route(
      contract.deleteService,
      async ({ input, member }) => {
        await deleteService(services, member, input.id)
        return {}
      },
      { changes: 'coach-desk' },
    ),
    route(contract.restoreService, ({ input, member }) => restoreService(services, member, input.id), {
      changes: 'coach-desk',
    }),
    route(
      contract.createSampleServices,
      async ({ member }) => ({
        services: await createSampleServices(services, member),
      }),
      { changes: 'coach-desk' },
    ),
    route(contract.addProduct, ({ input, member }) => addProduct(services, member, input), { changes: 'coach-desk' }),
    route(contract.changeProduct, ({ input, member }) => changeProduct(services, member, input), {
      changes: 'coach-desk',
    }),
    route(contract.switchProduct, ({ input, member }) => switchProduct(services, member, input), {
      changes: 'coach-desk',
    }),
    route(
      contract.deleteProduct,
      async ({ input, member }) => {
        await deleteProduct(services, member, input.id)
        return {}
      },
      { changes: 'coach-desk' },
    ),
    route(contract.restoreProduct, ({ input, member }) => restoreProduct(services, member, input.id), {
      changes: 'coach-desk',
    }),
    route(
      contract.createSampleProducts,
      async ({ member }) => ({
        products: await createSampleProducts(services, member),
      }),
      { changes: 'coach-desk' },
    ),
  ]
}
