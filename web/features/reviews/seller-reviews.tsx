import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ListState } from './load-state.tsx'
import { reviewsQuery } from './queries.ts'
import { Average, ReviewItems } from './review-list.tsx'
import { ReviewsDialog } from './reviews-dialog.tsx'

/** How many reviews a profile shows before the others are asked for. */
const LATEST = 3

/** The average and the latest reviews, on a seller's profile. Nothing while there is none. */
export function SellerReviews({ slug, name }: { slug: string; name: string }) {
  const { t } = useTranslation('reviews')
  const query = useInfiniteQuery(reviewsQuery({ slug }))
  const [showsAll, setShowsAll] = useState(false)
  const first = query.data?.pages[0]
  if (!first && query.isError) return <ListState query={query} />
  if (!first || first.reviews.length === 0) return null
  return (
    <section aria-labelledby="seller-reviews" className="grid gap-5">
      <h2 id="seller-reviews" className="type-display text-heading">
        {t('heading')}
      </h2>
      <Average of={first} />
      <ReviewItems reviews={first.reviews.slice(0, LATEST)} seller_name={name} showsTitles />
      {first.reviews.length > LATEST && (
        <Button variant="secondary" className="w-fit" aria-haspopup="dialog" onClick={() => setShowsAll(true)}>
          {t('all')}
        </Button>
      )}
      {showsAll && <ReviewsDialog of={{ slug }} title={name} onClose={() => setShowsAll(false)} />}
    </section>
  )
}
