import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { isLate } from '#contract/check-in-rules.ts'
import type { CheckIn } from '#contract/check-ins.ts'
import { type ApiError, asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { MarkButtons } from '#web/ui/mark-buttons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { checkInQuery } from './queries.ts'

/** Without signing in. Buttons, because mail scanners open every link: opening the page must answer nothing. */
export function CheckInPage({ token, wantsToStop }: { token: string; wantsToStop: boolean }) {
  const { t } = useTranslation(['check-ins', 'common'])
  const { data, error, isPending, isFetching, refetch } = useQuery(checkInQuery(token))
  return (
    <div className="grid max-w-2xl gap-8">
      <h1 className="type-display text-title">{t('title')}</h1>
      {isPending && (
        <SkeletonGroup label={t('loading')}>
          <Skeleton className="h-64" />
        </SkeletonGroup>
      )}
      {error &&
        !data &&
        (isGone(error) ? (
          <Failure error={asApiError(error)} />
        ) : (
          <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
            {t('common:error.load')}
          </RetryNotice>
        ))}
      {data && (data.text ? <Question token={token} checkIn={data} /> : <Notice tone="error">{t('gone')}</Notice>)}
      {data && <Stop token={token} checkIn={data} wanted={wantsToStop} />}
    </div>
  )
}

function Question({ token, checkIn }: { token: string; checkIn: CheckIn }) {
  const { t } = useTranslation('check-ins')
  const formats = useFormats()
  const labelId = useId()
  const queryClient = useQueryClient()
  const { source, text, due_date, day, outcome } = checkIn
  const answer = useMutation({
    mutationFn: (mark: number) => call('POST /api/check-ins/:token/answer', { token, outcome: mark }),
    onSuccess: (answered) => queryClient.setQueryData(checkInQuery(token).queryKey, answered),
  })
  const late = isLate(due_date, day)
  const due = late ? formats.day(due_date) : formats.longWeekday(due_date)
  return (
    <SectionCard title={<span className="wrap-anywhere">“{text}”</span>} text={t(late ? 'late' : source, { day: due })}>
      <p id={labelId} className="font-semibold">
        {t('scale')}
      </p>
      <MarkButtons
        labelledBy={labelId}
        nameOf={(mark) => t('mark', { mark })}
        given={outcome}
        busy={answer.isPending}
        onGive={(mark) => answer.mutate(mark)}
      />
      {answer.error && <Failure error={asApiError(answer.error)} />}
      {outcome !== null && <Noted outcome={outcome} isNew={answer.isSuccess} />}
    </SectionCard>
  )
}

function Noted({ outcome, isNew }: { outcome: number; isNew: boolean }) {
  const { t } = useTranslation('check-ins')
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isNew) text.current?.focus()
  }, [isNew])
  const band = outcome < 5 ? 'low' : outcome < 8 ? 'middle' : 'high'
  return (
    <div className="grid gap-4 border-t border-line pt-5">
      <p ref={text} tabIndex={-1} role="status" className="text-lead outline-none">
        {t(`noted.${band}`, { mark: outcome })}
      </p>
      <p className="text-muted">{t('next')}</p>
      <div>
        <Link to="/war-room" className={buttonClass({ variant: 'secondary' })}>
          {t('talk')}
        </Link>
      </div>
    </div>
  )
}

function Stop({ token, checkIn, wanted }: { token: string; checkIn: CheckIn; wanted: boolean }) {
  const { t } = useTranslation('check-ins')
  const queryClient = useQueryClient()
  const title = useRef<HTMLHeadingElement>(null)
  const stop = useMutation({
    mutationFn: () => call('POST /api/check-ins/:token/stop', { token }),
    onSuccess: (stopped) => {
      queryClient.setQueryData(checkInQuery(token).queryKey, stopped)
      title.current?.focus()
    },
  })
  // Someone who followed the mail's link to end the questions finds its button at once.
  useEffect(() => {
    if (wanted) title.current?.scrollIntoView()
  }, [wanted])
  return (
    <SectionCard title={t('stop.title')} titleRef={title} text={t(checkIn.is_on ? 'stop.text' : 'stop.done')}>
      {stop.error && <Failure error={asApiError(stop.error)} />}
      <div>
        {checkIn.is_on ? (
          <Button variant={wanted ? 'primary' : 'secondary'} busy={stop.isPending} onClick={() => stop.mutate()}>
            {t('stop.submit')}
          </Button>
        ) : (
          <Link to="/settings#notifications" className={buttonClass({ variant: 'secondary' })}>
            {t('stop.settings')}
          </Link>
        )}
      </div>
    </SectionCard>
  )
}

/** Another try would find no question either. */
const isGone = (error: unknown) => asApiError(error).code === 'not-found'

function Failure({ error }: { error: ApiError }) {
  const { t } = useTranslation('check-ins')
  const { errorText } = useErrorTexts()
  return <Notice tone="error">{error.code === 'not-found' ? t('gone') : errorText(error)}</Notice>
}
