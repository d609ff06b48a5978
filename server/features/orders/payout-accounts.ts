import { and, eq, lte, sql } from 'drizzle-orm'
import type { PayoutAccount } from '#contract/payout-accounts.ts'
import { type PayoutAccountState, payoutCountriesOf } from '#contract/payout-rules.ts'
import type { Database } from '#server/db/database.ts'
import { memberTopic } from '#server/events/topics.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { PayoutProvider } from '#server/outside/payments/payout-provider.ts'
import type { Services } from '#server/services.ts'
import { payout_accounts } from './tables.ts'

type AccountServices = Pick<Services, 'db' | 'clock' | 'payments' | 'payouts' | 'events' | 'baseUrl'>
type Coach = { user_id: string }
type AccountRow = typeof payout_accounts.$inferSelect

/** Stripe never changes the country of an account; until it knows more, the coach may begin again with another one. */
const mayChooseCountry = (account: AccountRow | undefined) => !account || account.state === 'needs_something'

export async function readPayoutAccount(
  services: Pick<AccountServices, 'db' | 'payments' | 'payouts'>,
  { user_id }: Coach,
): Promise<PayoutAccount> {
  const { payouts } = services
  if (!payouts) return { state: 'manual', country: null, countries: [] }
  const account = await findAccount(services, user_id)
  const countries = mayChooseCountry(account) ? payoutCountriesOf(await payouts.readHome()) : []
  return { state: account?.state ?? 'none', country: account?.country ?? null, countries }
}

/** The page of Stripe on which the coach goes on. */
export async function openPayoutAccount(
  services: AccountServices,
  { user_id }: Coach,
  country: string,
): Promise<{ url: string }> {
  const { payouts, baseUrl } = services
  if (!payouts) throw new Refusal('orders.not-possible-now')
  const before = await findAccount(services, user_id)
  const isKept = before && (before.country === country || !mayChooseCountry(before))
  const account_id = isKept ? before.account_id : await createAccount(services, payouts, user_id, country)
  return { url: await payouts.openPage(account_id, new URL('/coach-dashboard?tab=earnings&stripe=back', baseUrl).href) }
}

async function createAccount(
  services: AccountServices,
  payouts: PayoutProvider,
  coach_id: string,
  country: string,
): Promise<string> {
  if (!payoutCountriesOf(await payouts.readHome()).includes(country)) throw new Refusal('orders.no-payout-there')
  const { account_id } = await payouts.createAccount({ coach_id, country })
  const { db, clock, payments } = services
  const is_live = payments.isLive
  const begun = { account_id, is_live, country, state: 'needs_something', checked_at: clock.now() } as const
  await db
    .insert(payout_accounts)
    .values({ coach_id, ...begun })
    .onConflictDoUpdate({
      target: payout_accounts.coach_id,
      set: begun,
      setWhere: sql`${payout_accounts.state} = 'needs_something' or ${payout_accounts.is_live} <> ${is_live}`,
    })
  // Another tab may have been faster.
  return (await findAccount(services, coach_id))?.account_id ?? account_id
}

/** After the coach came back: the provider says how far the account is. */
export async function checkPayoutAccount(services: AccountServices, coach: Coach): Promise<PayoutAccount> {
  const account = services.payouts && (await findAccount(services, coach.user_id))
  if (account) await refreshPayoutAccount(services, account.account_id)
  return await readPayoutAccount(services, coach)
}

/** Stores what the provider says now about an account of ours. What was read before something newer changes nothing. */
export async function refreshPayoutAccount(
  { db, clock, payments, payouts, events }: Omit<AccountServices, 'baseUrl'>,
  account_id: string,
): Promise<void> {
  const isThis = and(eq(payout_accounts.account_id, account_id), isOfMode(payments))
  const [before] = await db.select().from(payout_accounts).where(isThis)
  if (!before || !payouts) return
  const asked_at = clock.now()
  const state: PayoutAccountState = await payouts.readAccount(account_id)
  await db
    .update(payout_accounts)
    .set({ state, checked_at: asked_at })
    .where(and(isThis, lte(payout_accounts.checked_at, asked_at)))
  if (state !== before.state) events.publish(memberTopic(before.coach_id), { type: 'data-changed', data: 'orders' })
}

/** The accounts to which payouts can be transferred now, by coach. */
export async function readyAccounts(
  { payments, payouts }: Pick<Services, 'payments' | 'payouts'>,
  db: Pick<Database, 'select'>,
): Promise<Map<string, string>> {
  if (!payouts) return new Map()
  const ready = await db
    .select()
    .from(payout_accounts)
    .where(and(eq(payout_accounts.state, 'ready'), isOfMode(payments)))
  return new Map(ready.map(({ coach_id, account_id }) => [coach_id, account_id]))
}

/** A condition: the account was made with a key of the mode that is used now. Stripe does not know the others. */
export const isOfMode = ({ isLive }: Pick<Services['payments'], 'isLive'>) => eq(payout_accounts.is_live, isLive)

async function findAccount(
  { db, payments }: Pick<AccountServices, 'db' | 'payments'>,
  coach_id: string,
): Promise<AccountRow | undefined> {
  const [account] = await db
    .select()
    .from(payout_accounts)
    .where(and(eq(payout_accounts.coach_id, coach_id), isOfMode(payments)))
  return account
}
