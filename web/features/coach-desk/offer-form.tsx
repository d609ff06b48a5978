import { useId, useRef } from 'react'
import type { OfferFields } from '#contract/coach-desk.ts'
import type { FieldProblems } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import {
  DESCRIPTION_MAX_LENGTH,
  OFFER_KINDS,
  OFFER_TABS,
  type OfferKind,
  type OfferTab,
  TITLE_MAX_LENGTH,
} from '#contract/offer-rules.ts'
import { useKeepTyped } from '#web/forms/kept-form.ts'
import { PictureField } from '#web/forms/picture-field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { OfferCard } from '#web/offers/offer-card.tsx'
import { SelectField, TextArea, TextField } from '#web/ui/text-field.tsx'
import type { Offer } from './desk-changes.ts'
import { FeatureEditor } from './feature-editor.tsx'
import { KindFields } from './kind-fields.tsx'
import { loadSchema } from './load-schema.ts'
import { OfferDialog } from './offer-dialog.tsx'
import { draftPlace, hasField, KIND_FIELDS, type OfferDraft, offerDraft } from './offer-draft.ts'
import { parsePrice } from './price.ts'
import { CurrencyField, FormerPriceField, PriceField } from './price-fields.tsx'
import { saveOffer } from './queries.ts'
import { shownOffer } from './shown-offer.ts'
import { useOfferDraft, useSaved } from './use-offer-form.ts'

/** Without an offer it creates a new one. */
type OfferFormProps = { tab: OfferTab; offer: Offer | undefined; owner: string; onClose: () => void }

/** The form of every kind of offer, with the offer beside it as members see it. */
export function OfferForm({ tab, offer, owner, onClose }: OfferFormProps) {
  const { t } = useTranslation(['coach-desk', 'offers'])
  const formId = useId()
  const language = currentLanguage()
  const place = draftPlace(tab, offer?.id, owner)
  const { saved, initial, drafted, leaveDraft } = useOfferDraft(place, () => offerDraft(tab, offer, language))
  const { keep, refuse } = useSaved(place, offer, onClose)
  const chosenKind = useRef(kindIn(initial))
  const form = useForm({
    schema: () => loadSchema(chosenKind.current)(),
    initial,
    check: (typed) => priceProblems(typed, language),
    submit: async (fields) => {
      await keep(await saveOffer(offerFields(chosenKind.current, fields, language), offer?.id))
    },
    onError: refuse,
  })
  const { values } = form
  const kind = kindIn(values)
  chosenKind.current = kind
  useKeepTyped(place, values, saved)
  const discard = () => {
    form.fill(saved)
    leaveDraft()
  }
  const kindField = form.field('kind')
  return (
    <OfferDialog
      title={offer ? t(`${tab}.edit`) : t(`${tab}.add`)}
      formId={formId}
      busy={form.busy}
      onDiscard={drafted ? discard : undefined}
      onClose={onClose}
      preview={
        <OfferCard
          as="article"
          noPrice={t('preview.price')}
          offer={shownOffer(values, offer, language, {
            title: t('preview.title'),
            description: t('preview.description'),
          })}
        />
      }
    >
      <form id={formId} {...form.form} className="grid gap-5">
        {OFFER_TABS[tab].length > 1 && (
          <SelectField {...kindField} error={kindField.error && t('form.kindFixed')} label={t('form.type')}>
            {OFFER_TABS[tab].map((one) => (
              <option key={one} value={one}>
                {t(`offers:kind.${one}`)}
              </option>
            ))}
          </SelectField>
        )}
        <p className="-mt-2 text-sm text-muted">{t(`kindHint.${kind}`)}</p>
        <TextField {...form.field('title')} label={t('form.title')} required maxLength={TITLE_MAX_LENGTH} />
        <TextArea
          {...form.field('description')}
          label={t('form.description')}
          required
          maxLength={DESCRIPTION_MAX_LENGTH}
        />
        <KindFields kind={kind} form={form} offer={offer} />
        <PriceField field={form.field('price')} currency={values.currency} />
        <CurrencyField field={form.field('currency')} />
        {hasField(kind, 'original_price') && (
          <FormerPriceField field={form.field('original_price')} currency={values.currency} />
        )}
        {hasField(kind, 'features') && (
          <FeatureEditor
            value={values.features}
            onChange={(lines) => form.set('features', lines)}
            error={form.field('features').error}
          />
        )}
        <PictureField
          {...form.field('picture_url')}
          kind="offer_picture"
          saved={saved.picture_url}
          onPicture={(address) => form.set('picture_url', address)}
          label={t('form.picture')}
          hint={t('form.pictureHint')}
        />
      </form>
    </OfferDialog>
  )
}

function kindIn({ kind }: Pick<OfferDraft, 'kind'>): OfferKind {
  return OFFER_KINDS.find((known) => known === kind) ?? 'coaching'
}

/** What the form's schema made of the typed text, without the fields of other kinds. */
function offerFields(kind: OfferKind, read: Record<keyof OfferDraft, unknown>, language: Language): OfferFields {
  const currency = String(read.currency)
  const price_minor = parsePrice(String(read.price), currency, language)
  if (price_minor === undefined) throw new Error('a price that was checked cannot be read')
  const { title, description, picture_url } = read
  const own: Record<string, unknown> = Object.fromEntries(KIND_FIELDS[kind].map((field) => [field, read[field]]))
  const { original_price, ...others } = own
  const former = kind === 'product' && {
    original_price_minor: parsePrice(String(original_price), currency, language) ?? null,
  }
  // The schema of this kind has checked every field.
  return { kind, title, description, picture_url, currency, price_minor, ...others, ...former } as OfferFields
}

/** A former price has to be valid and higher than the price. */
function priceProblems(typed: OfferDraft, language: Language): FieldProblems {
  const { price, original_price, currency } = typed
  const cents = parsePrice(price, currency, language)
  const former = hasField(kindIn(typed), 'original_price') ? original_price : ''
  const before = parsePrice(former, currency, language)
  const unread = former.trim() !== '' && before === undefined
  return {
    ...(cents === undefined && { price: { problem: 'invalid' } }),
    ...((unread || (before !== undefined && cents !== undefined && before <= cents)) && {
      original_price: { problem: 'invalid' },
    }),
  }
}
