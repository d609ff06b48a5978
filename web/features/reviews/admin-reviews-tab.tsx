import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useState } from 'react'
import { REASON_MAX_LENGTH } from '#contract/coach-application-rules.ts'
import { ADMIN_REVIEW_FILTERS } from '#contract/review-rules.ts'
import type { AdminReview } from '#contract/reviews.ts'
import { asApiError } from '#web/api/api-error.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { ActionDialog } from '#web/forms/action-dialog.tsx'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSearch } from '#web/router/use-search.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField, TextArea } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { ListState } from './load-state.tsx'
import { adminReviewsQuery, answerForTeam, hideReview, keepReview } from './queries.ts'
import { ReviewText } from './review-text.tsx'

/** Reviews that members reported, those that are hidden, and those that the Kiai team answers. */
export function AdminReviewsTab() {
  const { t } = useTranslation('reviews')
  const [address, setAddress] = useSearch()
  const filter = ADMIN_REVIEW_FILTERS.find((one) => one === address.get('show')) ?? 'reported'
  const query = useInfiniteQuery(adminReviewsQuery(filter))
  const reviews = query.data?.pages.flatMap((page) => page.reviews) ?? []
  return (
    <div className="grid gap-6">
      <p className="max-w-prose text-muted">{t('admin.lead')}</p>
      <SelectField
        label={t('admin.show')}
        value={filter}
        onChange={({ target }) => setAddress({ tab: 'reviews', show: target.value }, { replace: true })}
        className="max-w-72"
      >
        {ADMIN_REVIEW_FILTERS.map((one) => (
          <option key={one} value={one}>
            {t(`admin.filter.${one}`)}
          </option>
        ))}
      </SelectField>
      {query.data && reviews.length === 0 && (
        <EmptyState
          seed={`admin reviews ${filter}`}
          icon={<ShieldCheck aria-hidden="true" className="size-10" />}
          title={t(`admin.empty.${filter}`)}
        >
          {t(`admin.emptyText.${filter}`)}
        </EmptyState>
      )}
      {reviews.length > 0 && (
        <ul className="grid gap-4">
          {reviews.map((review) => (
            <ModeratedReview key={review.id} review={review} isWaiting={filter === 'reported'} />
          ))}
        </ul>
      )}
      <ListState query={query} />
    </div>
  )
}

type ModeratedReviewProps = {
  review: AdminReview
  /** It waits for a decision, also when the accounts of those who reported it are gone. */
  isWaiting: boolean
}

function ModeratedReview({ review, isWaiting }: ModeratedReviewProps) {
  const { t } = useTranslation('reviews')
  const [asked, setAsked] = useState<'answer' | 'hide'>()
  const close = () => setAsked(undefined)
  const { title, seller_name, writer_name, hidden_reason, reports } = review
  return (
    <Card as="li" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="type-display text-subheading [overflow-wrap:anywhere]">{title}</h2>
        <p className="text-sm text-muted [overflow-wrap:anywhere]">
          <bdi>{t('admin.about', { seller: seller_name, writer: writer_name || t('nameless') })}</bdi>
        </p>
      </div>
      {hidden_reason !== null && (
        <Notice tone="warn" title={t('admin.isHidden')}>
          {hidden_reason}
        </Notice>
      )}
      <ReviewText review={review} seller_name={seller_name} />
      {reports.length > 0 && <Reports reports={reports} />}
      <div className="flex flex-wrap gap-3">
        {review.is_house && hidden_reason === null && (
          <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setAsked('answer')}>
            {review.answer === null ? t('coach.answer') : t('coach.changeAnswer')}
          </Button>
        )}
        {(isWaiting || reports.length > 0 || hidden_reason !== null) && <KeepButton review={review} />}
        <Button variant="danger" size="small" aria-haspopup="dialog" onClick={() => setAsked('hide')}>
          {hidden_reason === null ? t('admin.hide') : t('admin.hideAgain')}
        </Button>
      </div>
      {asked === 'answer' && (
        <AnswerDialog
          review={review}
          text={t('admin.answerText')}
          save={(answer) => answerForTeam(review.id, answer)}
          refreshes={queryKeys.adminReviews}
          onClose={close}
        />
      )}
      {asked === 'hide' && <HideDialog review={review} onClose={close} />}
    </Card>
  )
}

function Reports({ reports }: Pick<AdminReview, 'reports'>) {
  const { t } = useTranslation('reviews')
  const { shortDate } = useFormats()
  return (
    <div className="grid gap-2">
      <h3 className="type-eyebrow">{t('admin.reports', { count: reports.length })}</h3>
      <ul className="grid gap-2 text-sm">
        {reports.map(({ reason, note, reporter_name, created_at }) => (
          <li key={`${created_at} ${reporter_name}`} className="[overflow-wrap:anywhere]">
            <strong>{t(`report.reasons.${reason}`)}</strong> · <bdi>{reporter_name || t('nameless')}</bdi> ·{' '}
            {shortDate(created_at)}
            {note && <span className="block whitespace-pre-line text-muted">{note}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A decision changes both lists and the audit log. */
function useRefresh() {
  const client = useQueryClient()
  return () => {
    for (const queryKey of [queryKeys.adminReviews, queryKeys.adminAudit]) void client.invalidateQueries({ queryKey })
  }
}

function KeepButton({ review: { id, hidden_reason } }: { review: AdminReview }) {
  const { t } = useTranslation('reviews')
  const { errorText } = useErrorTexts()
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  const keep = async () => {
    setBusy(true)
    try {
      await keepReview(id)
      toast({ title: t('admin.kept'), variant: 'success' })
    } catch (error) {
      toast({ title: t('admin.keepFailed'), description: errorText(asApiError(error)), variant: 'destructive' })
    }
    setBusy(false)
    refresh()
  }
  return (
    <Button variant="secondary" size="small" busy={busy} onClick={keep}>
      {hidden_reason === null ? t('admin.keep') : t('admin.showAgain')}
    </Button>
  )
}

function HideDialog({ review, onClose }: { review: AdminReview; onClose: () => void }) {
  const { t } = useTranslation('reviews')
  const { problemText } = useErrorTexts()
  const refresh = useRefresh()
  const [typed, setTyped] = useState('')
  const [isTried, setIsTried] = useState(false)
  const reason = typed.trim()
  return (
    <ActionDialog
      title={t('admin.hideTitle')}
      submitLabel={t('admin.hide')}
      danger
      check={() => {
        setIsTried(true)
        return reason !== ''
      }}
      act={async () => {
        await hideReview(review.id, reason)
        toast({ title: t('admin.hidden'), variant: 'success' })
        refresh()
      }}
      onClose={onClose}
    >
      <p>{t('admin.hideText')}</p>
      <TextArea
        label={t('admin.reason')}
        required
        autoComplete="off"
        maxLength={REASON_MAX_LENGTH}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isTried && reason === '' ? problemText({ problem: 'required' }) : undefined}
      />
    </ActionDialog>
  )
}
