import { useId } from 'react'
import type { CoachProduct } from '#contract/coach-desk.ts'
import { BRAND_MAX_LENGTH, DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '#contract/coach-desk-rules.ts'
import type { FieldProblems } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import { useKeepTyped } from '#web/forms/kept-form.ts'
import { useForm } from '#web/forms/use-form.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import { loadSchema } from './load-schema.ts'
import { OfferDialog } from './offer-dialog.tsx'
import { draftPlace, type ProductDraft, productDraft } from './offer-draft.ts'
import { parsePrice } from './price.ts'
import { CurrencyField, FormerPriceField, PriceField } from './price-fields.tsx'
import { ProductCard } from './product-card.tsx'
import { saveProduct } from './queries.ts'
import { useOfferDraft, useSaved } from './use-offer-form.ts'

const schema = loadSchema('product')

/** Without a product it creates a new one. */
type ProductDialogProps = { product: CoachProduct | undefined; owner: string; onClose: () => void }

export function ProductDialog({ product, owner, onClose }: ProductDialogProps) {
  const { t } = useTranslation('coach-desk')
  const formId = useId()
  const language = currentLanguage()
  const place = draftPlace('products', product?.id, owner)
  const { saved, initial, drafted, leaveDraft } = useOfferDraft(place, () => productDraft(product, language))
  const { keep, refuse } = useSaved(place, onClose)
  const form = useForm({
    schema,
    initial,
    check: (typed) => priceProblems(typed, language),
    submit: async ({ price, original_price, ...fields }) => {
      const price_minor = parsePrice(price, fields.currency, language)
      if (price_minor === undefined) throw new Error('a price that was checked cannot be read')
      const original_price_minor = parsePrice(original_price, fields.currency, language) ?? null
      await keep(await saveProduct({ ...fields, price_minor, original_price_minor }, product?.id))
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
      title={product ? t('products.edit') : t('products.add')}
      formId={formId}
      busy={form.busy}
      onDiscard={drafted ? discard : undefined}
      onClose={onClose}
      preview={
        <ProductCard
          as="article"
          product={{
            ...values,
            price_minor: parsePrice(values.price, values.currency, language),
            original_price_minor: parsePrice(values.original_price, values.currency, language) ?? null,
            rating: product?.rating ?? null,
            reviews: product?.reviews ?? 0,
          }}
        />
      }
    >
      <form id={formId} {...form.form} className="grid gap-5">
        <TextField {...form.field('title')} label={t('form.title')} required maxLength={TITLE_MAX_LENGTH} />
        <TextField {...form.field('brand')} label={t('form.brand')} required maxLength={BRAND_MAX_LENGTH} />
        <TextArea
          {...form.field('description')}
          label={t('form.description')}
          required
          maxLength={DESCRIPTION_MAX_LENGTH}
        />
        <PriceField field={form.field('price')} currency={values.currency} />
        <CurrencyField field={form.field('currency')} />
        <FormerPriceField field={form.field('original_price')} currency={values.currency} />
      </form>
    </OfferDialog>
  )
}

/** A former price has to be valid and higher than the price. */
function priceProblems({ price, original_price, currency }: ProductDraft, language: Language): FieldProblems {
  const cents = parsePrice(price, currency, language)
  const former = parsePrice(original_price, currency, language)
  const unread = original_price.trim() !== '' && former === undefined
  return {
    ...(cents === undefined && { price: { problem: 'invalid' } }),
    ...((unread || (former !== undefined && cents !== undefined && former <= cents)) && {
      original_price: { problem: 'invalid' },
    }),
  }
}
