import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ANSWER_MAX_LENGTH } from '#contract/review-rules.ts'
import type { Review } from '#contract/reviews.ts'
import { ActionDialog } from '#web/forms/action-dialog.tsx'
import { useKeptFields } from '#web/forms/kept-form.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { TextArea } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'

type AnswerDialogProps = {
  review: Pick<Review, 'id' | 'answer'>
  /** Who reads the answer, and in whose name it is given. */
  text: string
  save: (answer: string | null) => Promise<unknown>
  /** The lists in which the answer is shown. */
  refreshes: QueryKey
  onClose: () => void
}

/** For coaches and admins. An answer that is emptied is taken back. */
export function AnswerDialog({ review, text, save, refreshes, onClose }: AnswerDialogProps) {
  const { t } = useTranslation(['reviews', 'errors'])
  const client = useQueryClient()
  const { values, set, forgetKept } = useKeptFields(`answer.${review.id}`, { answer: review.answer ?? '' })
  const [isTried, setIsTried] = useState(false)
  const answer = values.answer.trim()
  const isMissing = answer === '' && review.answer === null
  return (
    <ActionDialog
      title={t('coach.answerTitle')}
      submitLabel={t('coach.send')}
      check={() => {
        setIsTried(true)
        return !isMissing
      }}
      act={async () => {
        await save(answer || null)
        forgetKept()
        await client.invalidateQueries({ queryKey: refreshes })
        toast({ title: answer ? t('coach.answered') : t('coach.answerRemoved'), variant: 'success' })
      }}
      onClose={onClose}
    >
      <p>{text}</p>
      <TextArea
        label={t('coach.answerLabel')}
        hint={review.answer === null ? undefined : t('coach.answerHint')}
        maxLength={ANSWER_MAX_LENGTH}
        value={values.answer}
        onChange={({ target }) => set('answer', target.value)}
        error={isTried && isMissing ? t('errors:problems.required') : undefined}
      />
    </ActionDialog>
  )
}
