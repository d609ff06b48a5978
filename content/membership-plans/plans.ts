import type { Language } from '#contract/language.ts'
import type { MembershipPlan } from '#contract/membership-rules.ts'

interface Plan {
  price_minor: number
  currency: string
  every: 'month' | 'year'
  /** On receipts and invoices. */
  title: Record<Language, string>
}

/** What Elite costs. Another price holds for new members only; who has joined keeps theirs until they change the plan. */
export const PLANS: Record<MembershipPlan, Plan> = {
  elite_monthly: {
    price_minor: 2900,
    currency: 'USD',
    every: 'month',
    title: { en: 'Kiai Elite, one month', pt: 'Kiai Elite, um mês', es: 'Kiai Élite, un mes' },
  },
  elite_yearly: {
    price_minor: 29000,
    currency: 'USD',
    every: 'year',
    title: { en: 'Kiai Elite, one year', pt: 'Kiai Elite, um ano', es: 'Kiai Élite, un año' },
  },
}
