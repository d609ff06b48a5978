import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Order } from '#contract/orders.ts'
import type { OwnReview as Written } from '#contract/reviews.ts'
import { ActionDialog } from '#web/forms/action-dialog.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { deleteReview, ownReviewQuery, refreshRatings } from './queries.ts'
import { ReviewForm } from './review-form.tsx'
import { ReviewText } from './review-text.tsx'

/** On the page of a purchase: write a review, or see, change and delete the one that was written. */
export function OwnReview({ order }: { order: Order }) {
  const { t } = useTranslation(['reviews', 'common'])
  const { data, isPending, isFetching, refetch } = useQuery(ownReviewQuery(order.id))
  const mayWrite = order.actions.includes('review')
  // Nothing was written, and nothing can be any more.
  if (data && !data.review && !mayWrite) return null
  return (
    <Card as="section" aria-labelledby="own-review" className="grid gap-4">
      <h2 id="own-review" className="type-display text-heading">
        {data?.review ? t('own.title') : t('own.write')}
      </h2>
      {data ? (
        <Reviewing order={order} review={data.review} mayWrite={mayWrite} />
      ) : isPending ? (
        <SkeletonGroup label={t('loading')}>
          <Skeleton className="h-32" />
        </SkeletonGroup>
      ) : (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
          {t('common:error.load')}
        </RetryNotice>
      )}
    </Card>
  )
}

function Reviewing({ order, review, mayWrite }: { order: Order; review: Written | null; mayWrite: boolean }) {
  const { t } = useTranslation('reviews')
  const [isChanging, setIsChanging] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  if (!review) return <ReviewForm order_id={order.id} review={null} />
  if (isChanging) return <ReviewForm order_id={order.id} review={review} onClose={() => setIsChanging(false)} />
  return (
    <>
      {review.hidden_reason !== null && (
        <Notice tone="warn" title={t('own.hidden')}>
          {t('own.hiddenText', { reason: review.hidden_reason })}
        </Notice>
      )}
      <ReviewText review={review} seller_name={order.seller.name} />
      <div className="flex flex-wrap gap-3">
        {mayWrite && (
          <Button variant="secondary" size="small" onClick={() => setIsChanging(true)}>
            {t('own.change')}
          </Button>
        )}
        {review.hidden_reason === null && (
          <Button variant="danger" size="small" aria-haspopup="dialog" onClick={() => setIsDeleting(true)}>
            {t('own.delete')}
          </Button>
        )}
      </div>
      {isDeleting && <DeleteDialog order_id={order.id} onClose={() => setIsDeleting(false)} />}
    </>
  )
}

function DeleteDialog({ order_id, onClose }: { order_id: string; onClose: () => void }) {
  const { t } = useTranslation('reviews')
  const client = useQueryClient()
  return (
    <ActionDialog
      title={t('own.deleteTitle')}
      submitLabel={t('own.delete')}
      danger
      act={async () => {
        await deleteReview(order_id)
        client.setQueryData(ownReviewQuery(order_id).queryKey, { review: null })
        refreshRatings(client)
        toast({ title: t('own.deleted'), variant: 'success' })
      }}
      onClose={onClose}
    >
      <p>{t('own.deleteText')}</p>
    </ActionDialog>
  )
}
