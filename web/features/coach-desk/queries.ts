import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { addOffer, changeCoachProfile, OfferFields } from '#contract/coach-desk.ts'
import type { Input } from '#contract/endpoint.ts'
import { type OfferTab, type SAMPLE_TABS, tabOf } from '#contract/offer-rules.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { countsAfter, type Desk, type Offer, withOffer, withoutOffer } from './desk-changes.ts'

export const coachDeskQuery = queryOptions({
  queryKey: queryKeys.member('coach-desk'),
  queryFn: ({ signal }) => call('GET /api/coach-desk', {}, { signal }),
})

/** The first page has no cursor. */
const FIRST = undefined as string | undefined

/** Its key begins with that of the desk, so that both are fetched again together. */
export const offersQuery = (tab: OfferTab) =>
  infiniteQueryOptions({
    queryKey: queryKeys.deskOffers(tab),
    queryFn: ({ pageParam, signal }) => call('GET /api/coach-desk/offers', { tab, cursor: pageParam }, { signal }),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

/** Shows a saved profile at once. A request under way is cancelled, because its older response would undo the change. */
export async function changeDesk(queryClient: QueryClient, change: (desk: Desk) => Desk): Promise<void> {
  await queryClient.cancelQueries({ ...coachDeskQuery, exact: true })
  const shown = queryClient.setQueryData(coachDeskQuery.queryKey, (desk) => desk && change(desk))
  // The cancelled request was the first one, so it is made again.
  if (!shown) await queryClient.invalidateQueries(coachDeskQuery)
}

/** The offer before and after a change; `before` is missing for a new one, `after` for a deleted one. */
type OfferChange = { before?: Offer | undefined; after?: Offer | undefined }

/** Shows a changed offer at once, in its list and in the counts. */
export async function showChange(queryClient: QueryClient, { before, after }: OfferChange): Promise<void> {
  const offer = after ?? before
  if (!offer) return
  await queryClient.cancelQueries(coachDeskQuery)
  const list = queryClient.setQueryData(
    offersQuery(tabOf(offer.kind)).queryKey,
    (shown) => shown && (after ? withOffer(shown, after) : withoutOffer(shown, offer)),
  )
  const desk = queryClient.setQueryData(
    coachDeskQuery.queryKey,
    (shown) => shown && { ...shown, counts: countsAfter(shown.counts, before, after) },
  )
  // A cancelled request was the first one, so it is made again.
  if (!list || !desk) await queryClient.invalidateQueries(coachDeskQuery)
}

/** Creates an offer, or changes the one with this id. */
export const saveOffer = (offer: OfferFields & Input<typeof addOffer>, id: string | undefined) =>
  id ? call('PUT /api/coach-desk/offers/:id', { ...offer, id }) : call('POST /api/coach-desk/offers', offer)

export const saveProfile = (profile: Input<typeof changeCoachProfile>) => call('PUT /api/coach-desk/profile', profile)

export const switchOffer = (id: string, is_active: boolean) =>
  call('PUT /api/coach-desk/offers/:id/active', { id, is_active })

/** `refund`: the coach agreed that the buyers of a seminar get their money back. */
export const deleteOffer = (id: string, refund: boolean) =>
  call('DELETE /api/coach-desk/offers/:id', refund ? { id, refund } : { id })

export const restoreOffer = (id: string) => call('POST /api/coach-desk/offers/:id/restore', { id })

export type SampleTab = (typeof SAMPLE_TABS)[number]

export const createSamples = (tab: SampleTab) => call('POST /api/coach-desk/offers/samples', { tab })
