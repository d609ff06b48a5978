import { LOCALES } from '#contract/language.ts'
import { CURRENCIES } from '#contract/money.ts'
import { MOST_MINOR_UNITS } from '#contract/offer-rules.ts'
import { currentLanguage, useLanguage } from '#web/i18n/language.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { SelectField, TextField } from '#web/ui/text-field.tsx'
import { priceProblem } from './price.ts'

type Typed = {
  name: string
  value: string
  onChange: (event: { target: { value: string } }) => void
  error: string | undefined
}

type PriceFieldProps = { field: Typed; currency: string }

export function PriceField({ field, currency }: PriceFieldProps) {
  const { t } = useTranslation('coach-desk')
  const problemOf = useProblemText(currency)
  return (
    <TextField
      {...field}
      // An empty field has the usual message.
      error={field.error && (problemOf(field.value) ?? field.error)}
      label={t('form.price')}
      inputMode="decimal"
      autoComplete="off"
      required
    />
  )
}

/** The price before; a valid one that is refused is not higher than the price. */
export function FormerPriceField({ field, currency }: PriceFieldProps) {
  const { t } = useTranslation('coach-desk')
  const problemOf = useProblemText(currency)
  return (
    <TextField
      {...field}
      error={field.error && (problemOf(field.value) ?? t('form.formerProblem'))}
      label={t('form.former')}
      hint={t('form.formerHint')}
      inputMode="decimal"
      autoComplete="off"
    />
  )
}

function useProblemText(currency: string) {
  const { t } = useTranslation('coach-desk')
  const { money } = useMoneyFormats()
  return (typed: string): string | undefined => {
    const problem = typed.trim() === '' ? undefined : priceProblem(typed, currency, currentLanguage())
    return problem && t(`form.priceProblem.${problem}`, { currency, most: money(MOST_MINOR_UNITS, currency) })
  }
}

export function CurrencyField({ field }: { field: Typed }) {
  const { t } = useTranslation('coach-desk')
  const names = new Intl.DisplayNames(LOCALES[useLanguage()], { type: 'currency' })
  return (
    <SelectField {...field} label={t('form.currency')}>
      {CURRENCIES.map((currency) => (
        <option key={currency} value={currency}>
          {`${currency} · ${names.of(currency)}`}
        </option>
      ))}
    </SelectField>
  )
}
