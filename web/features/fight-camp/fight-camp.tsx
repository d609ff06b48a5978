import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { FightCamp as Camp } from '#contract/fight-camp.ts'
import { type CampPhase, campPhase, daysUntil } from '#contract/fight-camp-rules.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { lateDialog } from '#web/router/late-part.tsx'
import { Link } from '#web/router/link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CampLine } from './camp-line.tsx'
import { fightCampQuery } from './queries.ts'

/** The countdown to the event in the Fighter File: its phase, what that is for, and the steps until then. */
export function FightCamp() {
  const { t } = useTranslation(['fight-camp', 'common'])
  const { data: camp, isPending, isError, isFetching, refetch } = useQuery(fightCampQuery)
  if (isPending) return <Skeleton className="h-72" />
  if (!camp)
    return (
      <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
        {/* Without an error the dashboard knows of a camp, but what is kept here is older than it. */}
        {t(isError ? 'failed' : 'notKept')}
      </RetryNotice>
    )
  const phase = campPhase(camp.event_date, camp.today)
  return phase ? <CampPoster camp={camp} phase={phase} /> : null
}

function CampPoster({ camp, phase }: { camp: Camp; phase: CampPhase }) {
  const { t } = useTranslation('fight-camp')
  const { fullDay } = useFormats()
  const headingId = useId()
  const { event, event_date, is_fight, today } = camp
  const isDay = event_date === today
  return (
    <section
      aria-labelledby={headingId}
      className="on-ink relative isolate overflow-clip bg-ink px-6 py-8 text-text sm:px-10"
    >
      <p className="type-eyebrow text-fire">{t(is_fight ? 'title' : 'titleOther')}</p>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div className="min-w-0">
          <h2 id={headingId} className="type-display text-heading wrap-anywhere">
            {event ?? t(is_fight ? 'unnamed' : 'unnamedOther')}
          </h2>
          <p className="mt-1 text-muted">{fullDay(event_date)}</p>
        </div>
        <Countdown camp={camp} />
      </div>
      {phase !== 'after' && <CampLine camp={camp} phase={phase} />}
      <h3 className="type-display mt-7 text-subheading">{isDay ? t('day.title') : t(`phase.${phase}`)}</h3>
      <p className="mt-1 max-w-[60ch]">
        {isDay ? t(is_fight ? 'day.fight' : 'day.other') : t(`${is_fight ? 'purpose' : 'purposeOther'}.${phase}`)}
      </p>
      {phase !== 'after' && <CampSteps camp={camp} isDay={isDay} />}
      {phase === 'after' && is_fight && <Debrief camp={camp} />}
      {is_fight && <SafetyRules open={phase === 'fight_week' || phase === 'after'} />}
      <p className="mt-6">
        <Link to="/fighter-file?edit=event_date" className={buttonClass({ variant: 'text', size: 'small' })}>
          {t('change')}
        </Link>
      </p>
    </section>
  )
}

function Countdown({ camp: { event_date, today } }: { camp: Camp }) {
  const { t } = useTranslation('fight-camp')
  const days = daysUntil(event_date, today)
  const [figure, label] =
    days > 0
      ? [String(days), t('daysLeft', { count: days })]
      : days === 0
        ? [t('today'), t('todayText')]
        : [t('over'), t('overText', { count: -days })]
  return (
    <p className="type-display flex items-baseline gap-3">
      <span className="text-title text-fire">{figure}</span>
      <span className="text-subheading">{label}</span>
    </p>
  )
}

const STEPS_SHOWN = 4

/** The next open steps in words: the marks on the line say only when. On the day itself it is too late to plan. */
function CampSteps({ camp: { steps }, isDay }: { camp: Camp; isDay: boolean }) {
  const { t } = useTranslation('fight-camp')
  const { day } = useFormats()
  const open = steps.filter(({ step }) => step.done_at === null).slice(0, STEPS_SHOWN)
  if (steps.length === 0)
    return isDay ? null : (
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
        {t('noSteps')}
        <Link to="/war-room" className={buttonClass({ variant: 'text', size: 'small' })}>
          {t('planIt')}
        </Link>
      </p>
    )
  return (
    <ul aria-label={t('steps')} className="mt-4 grid gap-1.5">
      {open.map(({ step }) => (
        <li key={step.id} className="flex flex-wrap gap-x-3 border-s-2 border-blood ps-3 wrap-anywhere">
          {step.text}
          {step.due_date && <span className="text-sm text-muted">{day(step.due_date)}</span>}
        </li>
      ))}
    </ul>
  )
}

const DebriefDialog = lateDialog(
  () => import('./debrief-dialog.tsx'),
  (module) => module.DebriefDialog,
)

function Debrief({ camp }: { camp: Camp }) {
  const { t } = useTranslation('fight-camp')
  const [open, setOpen] = useState(false)
  if (camp.is_debriefed) return <p className="mt-4 font-semibold">{t('debrief.told')}</p>
  return (
    <div className="mt-5">
      <Button onClick={() => setOpen(true)}>{t('debrief.ask')}</Button>
      {open && <DebriefDialog debrief={camp} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** Open when they matter most. */
function SafetyRules({ open }: { open: boolean }) {
  const { t } = useTranslation('fight-camp')
  return (
    <details open={open} className="mt-6 border-t border-line pt-4">
      <summary className="cursor-pointer font-semibold">{t('safety.title')}</summary>
      <p className="mt-3 max-w-[70ch]">{t('safety.weight')}</p>
      <p className="mt-2 max-w-[70ch]">{t('safety.head')}</p>
    </details>
  )
}
