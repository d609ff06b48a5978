import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { MembershipView } from '#contract/memberships.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { membershipQuery } from '#web/network/queries.ts'
import { changeHere, followChange } from '#web/session/check-session.ts'

/** Shows what the server answered; the history of payments and the spaces may have changed with it. */
export async function showMembership(client: QueryClient, view: MembershipView): Promise<void> {
  // An answer under way may be older than the change, and would undo it on the screen.
  await client.cancelQueries({ ...membershipQuery, exact: true })
  client.setQueryData(membershipQuery.queryKey, view)
  for (const queryKey of [queryKeys.membershipPayments, queryKeys.spaces(), queryKeys.member('orders')])
    void client.invalidateQueries({ queryKey })
}

/** Makes a change of the membership. The session says what someone may enter, so it is read again. */
export function useChangeMembership() {
  const client = useQueryClient()
  return (change: () => Promise<MembershipView>): Promise<MembershipView> =>
    changeHere(async () => {
      try {
        const view = await change()
        await showMembership(client, view)
        await followChange()
        return view
      } catch (error) {
        // It may have changed meanwhile: the page shows what is true.
        void client.invalidateQueries({ queryKey: queryKeys.membership })
        throw error
      }
    })
}
