import { BUSINESS_FIELD_MAX_LENGTH, BUSINESS_MATTERS, BUSINESS_SIDES } from '#contract/space-rules.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { SelectField, TextField } from '#web/ui/text-field.tsx'
import type { BusinessDraft } from './drafts.ts'

type BusinessFieldsProps = {
  business: BusinessDraft
  onChange: (changed: Partial<BusinessDraft>) => void
  /** It was tried to send: what is missing is marked. */
  tried: boolean
}

/** What someone offers or looks for, where, for how much and until when. */
export function BusinessFields({ business, onChange, tried }: BusinessFieldsProps) {
  const { t } = useTranslation(['spaces', 'errors'])
  const missing = (value: string) => (tried && value.trim() === '' ? t('errors:problems.required') : undefined)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={t('business.side')}
        required
        value={business.side}
        onChange={({ target }) => onChange({ side: target.value === 'search' ? 'search' : 'offer' })}
      >
        {BUSINESS_SIDES.map((side) => (
          <option key={side} value={side}>
            {t(`business.sides.${side}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('business.matter')}
        required
        error={missing(business.matter)}
        value={business.matter}
        onChange={({ target }) => onChange({ matter: target.value })}
      >
        <option value="">{t('business.choose')}</option>
        {BUSINESS_MATTERS.map((matter) => (
          <option key={matter} value={matter}>
            {t(`business.matters.${matter}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('business.place')}
        required
        error={missing(business.place)}
        maxLength={BUSINESS_FIELD_MAX_LENGTH}
        value={business.place}
        onChange={({ target }) => onChange({ place: target.value })}
      />
      <TextField
        label={t('business.pay')}
        maxLength={BUSINESS_FIELD_MAX_LENGTH}
        value={business.pay}
        onChange={({ target }) => onChange({ pay: target.value })}
      />
      <TextField
        label={t('business.until')}
        type="date"
        value={business.until}
        onChange={({ target }) => onChange({ until: target.value })}
      />
    </div>
  )
}
