import { useInfiniteQuery } from '@tanstack/react-query'
import Flag from 'lucide-react/icons/flag'
import { useState } from 'react'
import type { Review } from '#contract/reviews.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { lateDialog } from '#web/router/late-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { Rating } from '#web/ui/price-parts.tsx'
import { ListState } from './load-state.tsx'
import { type Reviewed, reviewsQuery } from './queries.ts'
import { ReviewText } from './review-text.tsx'

const ReportDialog = lateDialog(
  () => import('./report-dialog.tsx'),
  (module) => module.ReportDialog,
)

/** What verified buyers say, newest first. */
export function ReviewList({ of }: { of: Reviewed }) {
  const { t } = useTranslation('reviews')
  const query = useInfiniteQuery(reviewsQuery(of))
  const first = query.data?.pages[0]
  // A review that moved to a later page while the pages were read would be listed twice.
  const listed = query.data?.pages.flatMap((page) => page.reviews) ?? []
  const reviews = [...new Map(listed.map((review) => [review.id, review])).values()]
  return (
    <div className="grid gap-6">
      {first && <Average of={first} />}
      {first?.reviews.length === 0 && <p className="text-muted">{t('none')}</p>}
      <ReviewItems reviews={reviews} seller_name={first?.seller_name ?? ''} showsTitles={'slug' in of} />
      <ListState query={query} />
    </div>
  )
}

export function Average({ of: { rating, count } }: { of: { rating: number | null; count: number } }) {
  const { t } = useTranslation('reviews')
  const { number } = useFormats()
  if (rating === null) return null
  return <Rating>{t('summary', { count, rating: number(rating), shown: number(count) })}</Rating>
}

type ReviewItemsProps = {
  reviews: readonly Review[]
  seller_name: string
  /** Of what they are, where several offers are listed. */
  showsTitles: boolean
}

export function ReviewItems({ reviews, seller_name, showsTitles }: ReviewItemsProps) {
  const { t } = useTranslation('reviews')
  const [reported, setReported] = useState<Review>()
  if (reviews.length === 0) return null
  return (
    <>
      <ul className="grid gap-6">
        {reviews.map((review) => (
          <li key={review.id} className="border-t border-line pt-5">
            <ReviewText
              review={review}
              seller_name={seller_name}
              by={
                <>
                  <bdi className="font-semibold text-text">{review.writer ?? t('nameless')}</bdi>
                  <span>{t(review.was_free ? 'free' : 'verified')}</span>
                  {showsTitles && <bdi>{review.title}</bdi>}
                </>
              }
            >
              {!review.is_own && (
                <Button
                  variant="text"
                  size="small"
                  className="w-fit"
                  aria-haspopup="dialog"
                  onClick={() => setReported(review)}
                >
                  <Flag aria-hidden="true" className="size-4" />
                  {t('report.action')}
                </Button>
              )}
            </ReviewText>
          </li>
        ))}
      </ul>
      {reported && <ReportDialog review={reported} onClose={() => setReported(undefined)} />}
    </>
  )
}
