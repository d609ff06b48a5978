import { useState } from 'react'
import type { CoachOrder } from '#contract/coach-orders.ts'
import { TRACKING_MAX_LENGTH } from '#contract/order-rules.ts'
import { forgetTyped, readTyped, useKeepTyped } from '#web/forms/kept-form.ts'
import { useForm } from '#web/forms/use-form.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { loadSchema } from './load-schema.ts'
import { keptAt, useDeliver } from './use-deliver.ts'

const schema = loadSchema('product')

/** Says that a product is on its way. */
export function SendProductForm({ order }: { order: CoachOrder }) {
  const { t } = useTranslation('coach-orders')
  const [place] = useState(() => keptAt('send-product', order.id))
  const [initial] = useState(() => readTyped(place, { tracking: '' }) ?? { tracking: '' })
  const { send, refuse, refusal } = useDeliver(order.id, t('product.done'))
  const form = useForm({
    schema,
    initial,
    submit: async ({ tracking }) => {
      await send({ kind: 'product', tracking })
      forgetTyped(place)
    },
    onError: refuse,
  })
  useKeepTyped(place, form.values, { tracking: '' })
  return (
    <SectionCard title={t('product.title')} text={t('product.text')} tone="fire">
      <form {...form.form} className="grid gap-5">
        <TextField
          {...form.field('tracking')}
          label={t('product.tracking')}
          hint={t('product.trackingHint')}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={TRACKING_MAX_LENGTH}
        />
        {refusal && <Notice tone="error">{refusal}</Notice>}
        <Button type="submit" busy={form.busy} className="justify-self-start">
          {t('product.submit')}
        </Button>
      </form>
    </SectionCard>
  )
}
