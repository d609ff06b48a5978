import { useQuery } from '@tanstack/react-query'
import type { OccurrencePage as Page } from '#contract/live.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { MarkdownText } from '#web/markdown/markdown-text.tsx'
import { latePart } from '#web/router/late-part.tsx'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { OutsideLink } from '#web/ui/outside-link.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { Term } from '#web/ui/term.tsx'
import { AnswerCard } from './answer-card.tsx'
import { EliteDoor } from './elite-door.tsx'
import { OccurrenceBadges } from './occurrence-card.tsx'
import { OccurrenceTime } from './occurrence-time.tsx'
import { calendarPath, occurrenceQuery } from './queries.ts'
import { type QuestionCare, QuestionsCard } from './questions-card.tsx'

const HostTools = latePart(
  () => import('./host-tools.tsx'),
  (module) => module.HostTools,
  { prefetch: false, waiting: () => <Skeleton className="h-40" /> },
)

type ViewProps = { timeZone: string | undefined; care: QuestionCare }

export function OccurrencePage({ id, ...view }: ViewProps & { id: string }) {
  const { t } = useTranslation(['live', 'common'])
  const { data: page, error, isFetching, refetch } = useQuery(occurrenceQuery(id))
  if (page) return <OccurrenceView page={page} {...view} />
  if (error instanceof ApiError && (error.code === 'not-found' || error.code === 'request.invalid')) return <Missing />
  return (
    <div className="grid gap-8">
      <h1 className="type-display text-title">{t('event')}</h1>
      {error ? (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
          {t('common:error.load')}
        </RetryNotice>
      ) : (
        <SkeletonGroup label={t('loadingOne')} className="grid gap-4">
          <Skeleton className="h-80" />
        </SkeletonGroup>
      )}
    </div>
  )
}

function OccurrenceView({ page, timeZone, care }: ViewProps & { page: Page }) {
  const { t } = useTranslation('live')
  const { id, title, about, space_slug, space_name, may_enter } = page
  return (
    <article className="grid gap-8">
      <header className="grid gap-3">
        <p className="text-sm">
          <Link to="/live" className="underline underline-offset-4">
            {t('back')}
          </Link>
        </p>
        <p className="type-eyebrow">
          {t('inSpace')}{' '}
          <Link to={`/spaces/${space_slug}`} className="underline underline-offset-4">
            {space_name}
          </Link>
        </p>
        <h1 className="type-display text-title [overflow-wrap:anywhere]">{title}</h1>
        <OccurrenceBadges occurrence={page} timeZone={timeZone} />
      </header>
      <Facts page={page} timeZone={timeZone} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <p className="text-lead whitespace-pre-line [overflow-wrap:anywhere]">{about}</p>
          {page.agenda && (
            <SectionCard title={t('agenda')}>
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{page.agenda}</p>
            </SectionCard>
          )}
          {page.has_recap && page.recap && <Recap page={page} recap={page.recap} />}
          {may_enter && <QuestionsCard page={page} care={care} />}
          {page.may_host && <HostTools page={page} timeZone={timeZone} />}
        </div>
        <div className="grid gap-6 max-lg:row-start-1">
          {may_enter ? <AnswerCard page={page} timeZone={timeZone} /> : <EliteDoor />}
          <a href={calendarPath(id)} download className={buttonClass({ variant: 'secondary' })}>
            {t('calendar.file')}
          </a>
        </div>
      </div>
    </article>
  )
}

function Facts({ page, timeZone }: { page: Page; timeZone: string | undefined }) {
  const { t } = useTranslation('live')
  const { starts_at, time_zone, minutes, place, address } = page
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <Term name={t('when')}>
        <OccurrenceTime starts_at={starts_at} time_zone={time_zone} timeZone={timeZone} />
      </Term>
      <Term name={t('length')}>{t('minutes', { count: minutes })}</Term>
      <Term name={t('where')}>
        {place === 'online' || !address ? (
          t(`place.${place}`)
        ) : (
          <>
            {address}
            <span className="mt-1 block">
              <OutsideLink href={page.map_url ?? mapOf(address)}>{t('map')}</OutsideLink>
            </span>
          </>
        )}
      </Term>
    </dl>
  )
}

const mapOf = (address: string) => `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`

function Recap({ page, recap }: { page: Page; recap: string }) {
  const { t } = useTranslation('live')
  const { recording_url, recap_post_id, space_slug } = page
  return (
    <SectionCard title={t('recap')}>
      <MarkdownText>{recap}</MarkdownText>
      {recording_url && <OutsideLink href={recording_url}>{t('recording')}</OutsideLink>}
      {recap_post_id && (
        <p>
          <Link to={`/spaces/${space_slug}/${recap_post_id}`} className="underline underline-offset-4">
            {t('published')}
          </Link>
        </p>
      )}
    </SectionCard>
  )
}

function Missing() {
  const { t } = useTranslation('live')
  return (
    <div className="grid gap-8">
      <h1 className="type-display text-title">{t('event')}</h1>
      <EmptyState
        seed="no such event"
        title={t('missing.title')}
        action={
          <Link to="/live" className={buttonClass()}>
            {t('back')}
          </Link>
        }
      >
        {t('missing.text')}
      </EmptyState>
    </div>
  )
}
