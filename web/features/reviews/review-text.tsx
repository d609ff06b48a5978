import type { ReactNode } from 'react'
import type { Review } from '#contract/reviews.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Stars } from './stars.tsx'

type Said = Pick<Review, 'stars' | 'text' | 'created_at' | 'changed_at' | 'answer' | 'answered_at' | 'is_house'>

type ReviewTextProps = {
  review: Said
  /** Who wrote it, and of what where several offers are listed. */
  by?: ReactNode
  /** Who answered. */
  seller_name: string
  children?: ReactNode
}

/** What a buyer says, and the answer to it. */
export function ReviewText({ review, by, seller_name, children }: ReviewTextProps) {
  const { t } = useTranslation('reviews')
  const { shortDate } = useFormats()
  const { stars, text, created_at, changed_at, answer, answered_at, is_house } = review
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted [overflow-wrap:anywhere]">
        <Stars stars={stars} />
        {by}
        <span>{shortDate(created_at)}</span>
        {changed_at && <span>{t('changed')}</span>}
      </p>
      {text !== '' && <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>}
      {answer !== null && (
        <div className="grid max-w-prose gap-1 border-s-3 border-line ps-4">
          <p className="text-sm text-muted [overflow-wrap:anywhere]">
            {is_house ? t('answerOfTeam') : t('answerOf', { name: seller_name })}
            {answered_at && ` · ${shortDate(answered_at)}`}
          </p>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{answer}</p>
        </div>
      )}
      {children}
    </div>
  )
}
