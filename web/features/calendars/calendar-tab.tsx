import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HOUSE_COACH_FACTS, type HouseCoachSlug } from '#content/house-coaches/house-coach.ts'
import { HOUSE_COACH_SLUGS } from '#content/house-coaches/slugs.ts'
import { PERSONA_FACTS } from '#content/personas/persona.ts'
import { may } from '#contract/access.ts'
import { PERSONA_LABELS, PERSONAS } from '#contract/personas.ts'
import type { Session } from '#contract/session.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { SelectField } from '#web/ui/text-field.tsx'
import { BusyCalendar } from './busy-calendar.tsx'
import { HoursForm } from './hours-form.tsx'
import { calendarQuery } from './queries.ts'
import { type OfferMonth, TimesPreview } from './times-preview.tsx'
import { WeekView } from './week-view.tsx'

type CalendarTabProps = {
  user: Session['user']
  /** The address of the coach's own public profile; null until the coach is approved. */
  slug: string | null
  month: OfferMonth
}

/** The coach's own calendar. Admins also run those of the house coaches and the personas. */
export function CalendarTab({ user, slug, month }: CalendarTabProps) {
  const { t } = useTranslation('calendars')
  const runsHouse = may('administer', user.profile.membership_type)
  const [chosen, setChosen] = useState(slug ?? (runsHouse ? HOUSE_COACH_SLUGS[0] : undefined))
  if (!chosen)
    return (
      <EmptyState seed="no calendar yet" title={t('none.title')}>
        {t('none.text')}
      </EmptyState>
    )
  return (
    <div className="grid gap-8">
      {runsHouse && (
        <SelectField
          label={t('picker.label')}
          hint={t('picker.hint')}
          value={chosen}
          className="max-w-md"
          onChange={({ target }) => setChosen(target.value)}
        >
          {slug && <option value={slug}>{t('picker.own')}</option>}
          <optgroup label={t('picker.house')}>
            {HOUSE_COACH_SLUGS.map((one: HouseCoachSlug) => (
              <option key={one} value={one}>
                {HOUSE_COACH_FACTS[one].name}
              </option>
            ))}
          </optgroup>
          <optgroup label={t('picker.personas')}>
            {PERSONA_LABELS.map((label) => (
              <option key={label} value={PERSONAS[label].coach_id}>
                {PERSONA_FACTS[label].name}
              </option>
            ))}
          </optgroup>
        </SelectField>
      )}
      <OneCalendar key={chosen} slug={chosen} user={user} isOwn={chosen === slug} month={month} />
    </div>
  )
}

type OneCalendarProps = { slug: string; user: Session['user']; isOwn: boolean; month: OfferMonth }

function OneCalendar({ slug, user, isOwn, month }: OneCalendarProps) {
  const { t } = useTranslation(['calendars', 'common'])
  const { data: calendar, error, isFetching, refetch } = useQuery(calendarQuery(slug))
  const ownZone = user.profile.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  if (!calendar && error instanceof ApiError && error.code === 'not-found')
    return (
      <EmptyState seed="no calendar yet" title={t('none.title')}>
        {t('none.text')}
      </EmptyState>
    )
  if (!calendar)
    return error ? (
      <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
        {t('common:error.load')}
      </RetryNotice>
    ) : (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-96" />
      </SkeletonGroup>
    )
  const zone = calendar.is_open ? calendar.time_zone : ownZone
  return (
    <div className="grid gap-10">
      <WeekView slug={slug} zone={zone} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <HoursForm calendar={calendar} zone={ownZone} owner={user.id} isOwn={isOwn} />
        <BusyCalendar calendar={calendar} />
      </div>
      <TimesPreview slug={slug} isOwn={isOwn} month={month} />
    </div>
  )
}
