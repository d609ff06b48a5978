import { useInfiniteQuery } from '@tanstack/react-query'
import Star from 'lucide-react/icons/star'
import { useState } from 'react'
import { COACH_REVIEW_FILTERS } from '#contract/review-rules.ts'
import type { Review } from '#contract/reviews.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSearch } from '#web/router/use-search.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SelectField } from '#web/ui/text-field.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import { ListState } from './load-state.tsx'
import { answerReview, coachReviewsQuery } from './queries.ts'
import { ReportDialog } from './report-dialog.tsx'
import { ReviewText } from './review-text.tsx'

/** What buyers say about a coach's offers, and the place to answer. */
export function CoachReviewsTab() {
  const { t } = useTranslation('reviews')
  const [address, setAddress] = useSearch()
  const filter = COACH_REVIEW_FILTERS.find((one) => one === address.get('show')) ?? 'all'
  const query = useInfiniteQuery(coachReviewsQuery(filter))
  const reviews = query.data?.pages.flatMap((page) => page.reviews) ?? []
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h2 className="type-display text-heading">{t('coach.title')}</h2>
        <SelectField
          label={t('coach.show')}
          value={filter}
          onChange={({ target }) => setAddress({ tab: 'reviews', show: target.value }, { replace: true })}
          className="min-w-52 max-sm:w-full"
        >
          {COACH_REVIEW_FILTERS.map((one) => (
            <option key={one} value={one}>
              {t(`coach.filter.${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {query.data && reviews.length === 0 && (
        <EmptyState
          seed={`coach reviews ${filter}`}
          headingLevel={3}
          icon={<Star aria-hidden="true" className="size-10" />}
          title={t(`coach.empty.${filter}`)}
        >
          {t(`coach.emptyText.${filter}`)}
        </EmptyState>
      )}
      {reviews.length > 0 && (
        <ul className="grid gap-4">
          {reviews.map((review) => (
            <CoachReview key={review.id} review={review} />
          ))}
        </ul>
      )}
      <ListState query={query} />
    </div>
  )
}

function CoachReview({ review }: { review: Review }) {
  const { t } = useTranslation('reviews')
  const { session } = useSessionState()
  const [asked, setAsked] = useState<'answer' | 'report'>()
  const close = () => setAsked(undefined)
  return (
    <Card as="li" className="grid gap-4">
      <h3 className="type-display text-subheading [overflow-wrap:anywhere]">{review.title}</h3>
      <ReviewText
        review={review}
        seller_name={session?.user.profile.full_name ?? ''}
        by={<bdi className="font-semibold text-text">{review.writer ?? t('nameless')}</bdi>}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setAsked('answer')}>
          {review.answer === null ? t('coach.answer') : t('coach.changeAnswer')}
        </Button>
        <Button variant="text" size="small" aria-haspopup="dialog" onClick={() => setAsked('report')}>
          {t('report.action')}
        </Button>
      </div>
      {asked === 'answer' && (
        <AnswerDialog
          review={review}
          text={t('coach.answerText')}
          save={(answer) => answerReview(review.id, answer)}
          refreshes={queryKeys.allCoachReviews}
          onClose={close}
        />
      )}
      {asked === 'report' && <ReportDialog review={review} onClose={close} />}
    </Card>
  )
}
