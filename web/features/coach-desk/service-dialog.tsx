import { useId } from 'react'
import type { CoachService } from '#contract/coach-desk.ts'
import {
  DESCRIPTION_MAX_LENGTH,
  DURATION_MAX_LENGTH,
  SERVICE_TYPES,
  TITLE_MAX_LENGTH,
} from '#contract/coach-desk-rules.ts'
import { useKeepTyped } from '#web/forms/kept-form.ts'
import { useForm } from '#web/forms/use-form.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { SelectField, TextArea, TextField } from '#web/ui/text-field.tsx'
import { FeatureEditor } from './feature-editor.tsx'
import { featuresOf } from './feature-lines.ts'
import { loadSchema } from './load-schema.ts'
import { OfferDialog } from './offer-dialog.tsx'
import { draftPlace, serviceDraft } from './offer-draft.ts'
import { parsePrice } from './price.ts'
import { CurrencyField, PriceField } from './price-fields.tsx'
import { saveService } from './queries.ts'
import { ServiceCard } from './service-card.tsx'
import { useOfferDraft, useSaved } from './use-offer-form.ts'

const schema = loadSchema('service')

/** Without a service it creates a new one. */
type ServiceDialogProps = { service: CoachService | undefined; owner: string; onClose: () => void }

export function ServiceDialog({ service, owner, onClose }: ServiceDialogProps) {
  const { t } = useTranslation('coach-desk')
  const formId = useId()
  const language = currentLanguage()
  const place = draftPlace('services', service?.id, owner)
  const { saved, initial, drafted, leaveDraft } = useOfferDraft(place, () => serviceDraft(service, language))
  const { keep, refuse } = useSaved(place, onClose)
  const form = useForm({
    schema,
    initial,
    check: ({ price, currency }) =>
      parsePrice(price, currency, language) === undefined ? { price: { problem: 'invalid' } } : {},
    submit: async ({ price, ...fields }) => {
      const price_minor = parsePrice(price, fields.currency, language)
      if (price_minor === undefined) throw new Error('a price that was checked cannot be read')
      await keep(await saveService({ ...fields, price_minor }, service?.id))
    },
    onError: refuse,
  })
  const { values } = form
  useKeepTyped(place, values, saved)
  const discard = () => {
    form.fill(saved)
    leaveDraft()
  }
  return (
    <OfferDialog
      title={service ? t('services.edit') : t('services.add')}
      formId={formId}
      busy={form.busy}
      onDiscard={drafted ? discard : undefined}
      onClose={onClose}
      preview={
        <ServiceCard
          as="article"
          service={{
            ...values,
            price_minor: parsePrice(values.price, values.currency, language),
            features: featuresOf(values.features).filter((feature) => feature.trim() !== ''),
            service_type: SERVICE_TYPES.find((type) => type === values.service_type) ?? 'coaching',
          }}
        />
      }
    >
      <form id={formId} {...form.form} className="grid gap-5">
        <SelectField {...form.field('service_type')} label={t('form.type')}>
          {SERVICE_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`type.${type}`)}
            </option>
          ))}
        </SelectField>
        <TextField {...form.field('title')} label={t('form.title')} required maxLength={TITLE_MAX_LENGTH} />
        <TextArea
          {...form.field('description')}
          label={t('form.description')}
          required
          maxLength={DESCRIPTION_MAX_LENGTH}
        />
        <TextField
          {...form.field('duration')}
          label={t('form.duration')}
          hint={t('form.durationHint')}
          required
          maxLength={DURATION_MAX_LENGTH}
        />
        <PriceField field={form.field('price')} currency={values.currency} />
        <CurrencyField field={form.field('currency')} />
        <FeatureEditor
          value={values.features}
          onChange={(lines) => form.set('features', lines)}
          error={form.field('features').error}
        />
      </form>
    </OfferDialog>
  )
}
