import { CURRENCIES } from '#contract/coach-desk-rules.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { SelectField, TextField } from '#web/ui/text-field.tsx'

type Typed = {
  name: string
  value: string
  onChange: (event: { target: { value: string } }) => void
  error: string | undefined
}

export function PriceField({ field }: { field: Typed }) {
  const { t } = useTranslation('coach-desk')
  return (
    <TextField
      {...field}
      // An empty field has the usual message; any other problem is an invalid price.
      error={field.error && field.value.trim() !== '' ? t('form.priceProblem') : field.error}
      label={t('form.price')}
      inputMode="decimal"
      autoComplete="off"
      required
    />
  )
}

export function CurrencyField({ field }: { field: Typed }) {
  const { t } = useTranslation('coach-desk')
  return (
    <SelectField {...field} label={t('form.currency')}>
      {CURRENCIES.map((currency) => (
        <option key={currency}>{currency}</option>
      ))}
    </SelectField>
  )
}
