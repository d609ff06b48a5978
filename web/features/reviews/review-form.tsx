import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { FieldProblems } from '#contract/errors.ts'
import { REVIEW_MAX_LENGTH } from '#contract/review-rules.ts'
import type { OwnReview } from '#contract/reviews.ts'
import { asApiError } from '#web/api/api-error.ts'
import { useKeptFields } from '#web/forms/kept-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { ownReviewQuery, refreshRatings, writeReview } from './queries.ts'
import { StarField } from './stars.tsx'

type ReviewFormProps = { order_id: string; review: OwnReview | null; onClose?: () => void }

export function ReviewForm({ order_id, review, onClose }: ReviewFormProps) {
  const { t } = useTranslation(['reviews', 'common'])
  const { errorText, problemText } = useErrorTexts()
  const client = useQueryClient()
  const saved = { stars: String(review?.stars ?? 0), text: review?.text ?? '' }
  const { values, set, forgetKept } = useKeptFields(`review.${order_id}`, saved)
  const [refused, setRefused] = useState<FieldProblems>({})
  const [isTried, setIsTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const stars = Number(values.stars)
  const text = values.text.trim()
  const required = problemText({ problem: 'required' })

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setIsTried(true)
    const form = event.currentTarget
    if (stars === 0) return form.querySelector<HTMLInputElement>('input[type=radio]')?.focus()
    if (text === '') return form.querySelector('textarea')?.focus()
    setBusy(true)
    try {
      client.setQueryData(ownReviewQuery(order_id).queryKey, await writeReview(order_id, stars, text))
      forgetKept()
      refreshRatings(client)
      toast({ title: t(review ? 'own.changed' : 'own.written'), description: t('own.thanks'), variant: 'success' })
      onClose?.()
    } catch (thrown) {
      const error = asApiError(thrown)
      setRefused(error.fields)
      setBusy(false)
      toast({ title: t('own.failed'), description: errorText(error), variant: 'destructive' })
    }
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <StarField
        label={t('own.stars')}
        value={stars}
        onChange={(chosen) => set('stars', String(chosen))}
        error={isTried && stars === 0 ? t('own.starsMissing') : undefined}
      />
      <TextArea
        label={t('own.text')}
        hint={t('own.textHint')}
        required
        maxLength={REVIEW_MAX_LENGTH}
        value={values.text}
        onChange={({ target }) => set('text', target.value)}
        error={isTried && text === '' ? required : refused.text && problemText(refused.text)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t(review ? 'own.save' : 'own.send')}
        </Button>
        {onClose && (
          <Button
            variant="secondary"
            onClick={() => {
              forgetKept()
              onClose()
            }}
          >
            {t('common:action.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
