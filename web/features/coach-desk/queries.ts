import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { addProduct, addService, changeCoachProfile } from '#contract/coach-desk.ts'
import type { Input } from '#contract/endpoint.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import type { Desk, Offer, OfferKind } from './desk-changes.ts'

export const coachDeskQuery = queryOptions({
  queryKey: queryKeys.member('coach-desk'),
  queryFn: ({ signal }) => call('GET /api/coach-desk', {}, { signal }),
})

/** Shows a change at once. A request under way is cancelled, because its older response would undo the change. */
export async function changeDesk(queryClient: QueryClient, change: (desk: Desk) => Desk): Promise<void> {
  await queryClient.cancelQueries(coachDeskQuery)
  const shown = queryClient.setQueryData(coachDeskQuery.queryKey, (desk) => desk && change(desk))
  // The cancelled request was the first one, so it is made again.
  if (!shown) await queryClient.invalidateQueries(coachDeskQuery)
}

export type ServiceInput = Input<typeof addService>
export type ProductInput = Input<typeof addProduct>

/** Creates an offer, or changes the one with this id. */
export const saveService = (service: ServiceInput, id: string | undefined) =>
  id ? call('PUT /api/coach-desk/services/:id', { ...service, id }) : call('POST /api/coach-desk/services', service)

export const saveProduct = (product: ProductInput, id: string | undefined) =>
  id ? call('PUT /api/coach-desk/products/:id', { ...product, id }) : call('POST /api/coach-desk/products', product)

export const saveProfile = (profile: Input<typeof changeCoachProfile>) => call('PUT /api/coach-desk/profile', profile)

export function switchOffer(kind: OfferKind, id: string, is_active: boolean): Promise<Offer> {
  return kind === 'services'
    ? call('PUT /api/coach-desk/services/:id/active', { id, is_active })
    : call('PUT /api/coach-desk/products/:id/active', { id, is_active })
}

export async function deleteOffer(kind: OfferKind, id: string): Promise<void> {
  if (kind === 'services') await call('DELETE /api/coach-desk/services/:id', { id })
  else await call('DELETE /api/coach-desk/products/:id', { id })
}

export function restoreOffer(kind: OfferKind, id: string): Promise<Offer> {
  return kind === 'services'
    ? call('POST /api/coach-desk/services/:id/restore', { id })
    : call('POST /api/coach-desk/products/:id/restore', { id })
}

/** Creates sample offers, and gives the new list. */
export async function createSamples(kind: OfferKind): Promise<Pick<Desk, 'services'> | Pick<Desk, 'products'>> {
  return kind === 'services'
    ? call('POST /api/coach-desk/services/samples', {})
    : call('POST /api/coach-desk/products/samples', {})
}
