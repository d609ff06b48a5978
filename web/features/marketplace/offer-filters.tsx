import { useEffect, useEffectEvent, useState } from 'react'
import { LOCALES } from '#contract/language.ts'
import { parseMoney } from '#contract/money.ts'
import { MOST_MINOR_UNITS, OFFER_SORTS, SECTION_NAMES } from '#contract/offer-rules.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { SelectField, TextField } from '#web/ui/text-field.tsx'
import type { Currency, WantedOffers } from './wanted-offers.ts'

const TYPING_PAUSE_MS = 400

type OfferFiltersProps = {
  wanted: WantedOffers
  /** The currencies of the offers; a range of prices is in one of them. */
  currencies: readonly Currency[]
  onWant: (changed: Partial<WantedOffers>) => void
}

export function OfferFilters({ wanted, currencies, onWant }: OfferFiltersProps) {
  const { t } = useTranslation('marketplace')
  const currency = wanted.currency ?? currencies[0] ?? 'USD'
  const choices = [...new Set([...currencies, currency])]
  return (
    <search className="grid grid-cols-2 items-start gap-4 md:grid-cols-[repeat(2,minmax(0,1.4fr))_repeat(2,minmax(0,1fr))_auto]">
      <SelectField
        className="max-md:col-span-2"
        label={t('filter.section')}
        value={wanted.section ?? ''}
        onChange={({ target }) => onWant({ section: SECTION_NAMES.find((name) => name === target.value) })}
      >
        <option value="">{t('filter.allSections')}</option>
        {SECTION_NAMES.map((name) => (
          <option key={name} value={name}>
            {t(`section.${name}.title`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        className="max-md:col-span-2"
        label={t('filter.sort')}
        value={wanted.sort ?? 'newest'}
        onChange={({ target }) => onWant({ sort: OFFER_SORTS.find((sort) => sort === target.value) })}
      >
        {OFFER_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </SelectField>
      <AmountField
        key={`least ${currency}`}
        label={t('filter.least', { currency })}
        currency={currency}
        amount={wanted.least}
        onAmount={(least) => onWant({ least, currency })}
      />
      <AmountField
        key={`most ${currency}`}
        label={t('filter.most', { currency })}
        currency={currency}
        amount={wanted.most}
        onAmount={(most) => onWant({ most, currency })}
      />
      {choices.length > 1 && (
        <SelectField
          className="max-md:col-span-2"
          label={t('filter.currency')}
          value={currency}
          onChange={({ target }) =>
            // The amounts would mean something else in another currency.
            onWant({ currency: choices.find((one) => one === target.value), least: undefined, most: undefined })
          }
        >
          {choices.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
      )}
    </search>
  )
}

type AmountFieldProps = {
  label: string
  currency: Currency
  amount: number | undefined
  onAmount: (amount: number | undefined) => void
}

/** Applies the amount as soon as the typing pauses. What is not an amount is not applied, and says so. */
function AmountField({ label, currency, amount, onAmount }: AmountFieldProps) {
  const { t } = useTranslation('marketplace')
  const locale = LOCALES[useLanguage()]
  const { amount: inWords } = useMoneyFormats()
  const write = (minor: number | undefined) => (minor === undefined ? '' : inWords(minor, currency))
  const [typed, setTyped] = useState(() => write(amount))
  const [seen, setSeen] = useState(amount)
  const [sent, setSent] = useState(amount)
  const parsed = typed.trim() === '' ? undefined : parseMoney(typed, currency, locale)
  const isWrong = typed.trim() !== '' && (parsed === undefined || parsed > MOST_MINOR_UNITS)
  // A link or going back may change the range; the field's own change does not replace what was typed since.
  if (amount !== seen) {
    setSeen(amount)
    if (amount !== sent) {
      setTyped(write(amount))
      setSent(amount)
    }
  }
  const settle = useEffectEvent(() => {
    if (isWrong || parsed === amount) return
    setSent(parsed)
    onAmount(parsed)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause begins again with every key.
  useEffect(() => {
    const timer = setTimeout(settle, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      error={isWrong && t('filter.notAnAmount')}
    />
  )
}
