import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LOCALES } from '#contract/language.ts'
import type { PayoutAccount } from '#contract/payout-accounts.ts'
import { ApiError, asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useLeaving } from '#web/router/use-leaving.ts'
import { useSearch } from '#web/router/use-search.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { SelectField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { LoadState } from './load-state.tsx'
import { checkPayoutAccount, openPayoutAccount, payoutAccountQuery } from './queries.ts'

const LOOKS = {
  none: 'outline',
  needs_something: 'ember',
  in_review: 'outline',
  ready: 'brass',
  rejected: 'quiet',
} as const
const ELSEWHERE = 'elsewhere'

/** The coach's account at Stripe. Not shown where every payout is made by hand. */
export function PayoutAccountCard() {
  const { t } = useTranslation('coach-orders')
  const [search] = useSearch()
  const query = useQuery(payoutAccountQuery({ isBack: search.get('stripe') === 'back' }))
  const account = query.data
  if (!account) return <LoadState query={query} label={t('stripe.loading')} />
  const { state } = account
  if (state === 'manual') return null
  return (
    <SectionCard
      title={t('stripe.title')}
      text={t(`stripe.text.${state}`)}
      state={<Badge variant={LOOKS[state]}>{t(`stripe.state.${state}`)}</Badge>}
    >
      {(state === 'none' || state === 'needs_something') && <CountryChoice account={account} />}
      {state === 'in_review' && <CheckAgain />}
      {state === 'ready' && account.country && <StripeButton country={account.country} label={t('stripe.open')} />}
    </SectionCard>
  )
}

function CountryChoice({ account: { country, countries } }: { account: PayoutAccount }) {
  const { t } = useTranslation('coach-orders')
  const locale = LOCALES[useLanguage()]
  const [chosen, setChosen] = useState(country ?? '')
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const options = countries.map((code) => ({ code, name: names.of(code) ?? code }))
  options.sort((one, other) => one.name.localeCompare(other.name, locale))
  return (
    <>
      <div className="max-w-md">
        <SelectField label={t('stripe.country')} value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">{t('stripe.choose')}</option>
          {options.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
          <option value={ELSEWHERE}>{t('stripe.elsewhere')}</option>
        </SelectField>
      </div>
      {chosen === ELSEWHERE ? (
        <Notice>{t('stripe.elsewhereText')}</Notice>
      ) : (
        <StripeButton
          country={chosen}
          label={t(chosen !== '' && chosen === country ? 'stripe.goOn' : 'stripe.connect')}
        />
      )}
    </>
  )
}

function StripeButton({ country, label }: { country: string; label: string }) {
  const { t } = useTranslation('coach-orders')
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  const [isLeaving, setLeaving] = useLeaving()
  const open = async () => {
    setLeaving(true)
    try {
      const { url } = await openPayoutAccount(country)
      // Stripe's pages; nobody is sent to any other kind of address.
      if (!url.startsWith('https://')) throw new ApiError('orders.payments-away', { status: 0 })
      window.location.assign(url)
    } catch (error) {
      setLeaving(false)
      toast({ title: t('stripe.failed'), description: errorText(asApiError(error)), variant: 'destructive' })
      void queryClient.invalidateQueries({ queryKey: payoutAccountQuery({ isBack: false }).queryKey })
    }
  }
  return (
    <Button className="justify-self-start" busy={isLeaving} disabled={country === ''} onClick={open}>
      {label}
    </Button>
  )
}

function CheckAgain() {
  const { t } = useTranslation('coach-orders')
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const check = async () => {
    setBusy(true)
    try {
      queryClient.setQueryData(payoutAccountQuery({ isBack: false }).queryKey, await checkPayoutAccount())
    } catch (error) {
      toast({ title: errorText(asApiError(error)), variant: 'destructive' })
    }
    setBusy(false)
  }
  return (
    <Button variant="secondary" className="justify-self-start" busy={isBusy} onClick={check}>
      {t('stripe.check')}
    </Button>
  )
}
