import type { MailTemplate } from '#contract/work-rules.ts'
import type { Transaction } from '#server/db/database.ts'
import { findAddressee, type SettleServices } from '#server/features/orders/public.ts'
import type { ProviderSubscription } from '#server/outside/payments/subscription-provider.ts'
import type { MembershipRow, News } from './membership-rules.ts'

type Template = Extract<MailTemplate, `membership-${string}`>

const TEMPLATES: Partial<Record<News['change'], Template>> = {
  started: 'membership-started',
  renews: 'membership-renews',
  payment_failed: 'membership-payment-failed',
  last_warning: 'membership-last-warning',
  cancelled: 'membership-cancelled',
  resumed: 'membership-resumed',
  expired: 'membership-ended',
}

/** Stored in the given transaction, so that it is told once, and only if it happened. */
export async function tellAboutMembership(
  services: SettleServices,
  tx: Transaction,
  row: MembershipRow,
  news: News[],
  subscription: ProviderSubscription | undefined,
): Promise<void> {
  const { user_id, plan } = row
  if (news.length === 0 || !user_id || !plan) return
  const addressee = await findAddressee(tx, user_id)
  for (const { change, day } of news) {
    const details = { change, until: day?.toISOString() ?? null }
    await services.notifier.notify({ user_id, kind: 'membership', details }, tx)
    const template = TEMPLATES[change]
    if (!template || !addressee) continue
    const page = change === 'started' ? '/network' : '/membership'
    await services.mailer.send(
      {
        ...addressee,
        template,
        plan,
        link: new URL(page, services.baseUrl).toString(),
        day: day ?? row.period_end ?? services.clock.now(),
        amount_minor: subscription?.next_amount_minor ?? 0,
        currency: subscription?.currency ?? 'USD',
        is_trial: row.state === 'trialing',
      },
      tx,
    )
  }
}
