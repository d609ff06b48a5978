import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useRef, useState } from 'react'
import type { AthletePage, NotedStep } from '#contract/athletes.ts'
import { asApiError } from '#web/api/api-error.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { latePart } from '#web/router/late-part.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Fact } from './fact.tsx'
import { athleteQuery } from './queries.ts'

const NoteDialog = latePart(
  () => import('./note-dialog.tsx'),
  (module) => module.NoteDialog,
)

type AthletePanelProps = { member_id: string; full_name: string; onBack: () => void }

/** All that one athlete shares. When the sharing has ended, nothing of it stays on the screen. */
export function AthletePanel({ member_id, full_name, onBack }: AthletePanelProps) {
  const { t } = useTranslation(['athletes', 'common'])
  const { data, error, isFetching, refetch } = useQuery(athleteQuery(member_id))
  const ended = error && asApiError(error).code === 'not-found'
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  return (
    <div className="grid gap-5">
      <Button ref={back} variant="ghost" size="small" className="-ms-3 justify-self-start" onClick={onBack}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('page.back')}
      </Button>
      {ended && <Notice>{t('page.ended', { name: full_name })}</Notice>}
      {error && !ended && !data && (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
          {t('common:error.load')}
        </RetryNotice>
      )}
      {!data && !error && <Skeleton className="h-96" />}
      {data && !ended && <SharedItems athlete={data} />}
    </div>
  )
}

function SharedItems({ athlete }: { athlete: AthletePage }) {
  const { t } = useTranslation('athletes')
  const { shortDate } = useFormats()
  const { member_id, full_name, avatar_url, streak, fire, training, plans } = athlete
  return (
    <>
      <header className="flex items-center gap-4">
        <Avatar id={member_id} src={avatar_url} size="medium" />
        <h2 className="type-display text-heading wrap-anywhere">{full_name}</h2>
      </header>
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <Fact name={t('item.streak')} value={streak && t('days', { count: streak.current })} />
        <Fact
          name={t('item.fire')}
          value={
            fire === undefined
              ? undefined
              : fire
                ? t('page.fire', { level: fire.fire_level, date: shortDate(fire.created_at) })
                : t('nothingYet')
          }
        />
      </dl>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <SectionCard title={t('item.plans')}>
          {plans ? <Plans plans={plans} member_id={member_id} /> : <NotShared />}
        </SectionCard>
        <SectionCard title={t('item.training')}>
          {training ? <Training entries={training} /> : <NotShared />}
        </SectionCard>
      </div>
    </>
  )
}

function NotShared() {
  const { t } = useTranslation('athletes')
  return <p className="text-muted">{t('notShared')}</p>
}

type PlansProps = { plans: NonNullable<AthletePage['plans']>; member_id: string }

function Plans({ plans, member_id }: PlansProps) {
  const { t } = useTranslation('athletes')
  const [noted, setNoted] = useState<NotedStep>()
  if (plans.length === 0) return <p className="text-muted">{t('nothingYet')}</p>
  return (
    <>
      {plans.map(({ id, title, steps }) => (
        <div key={id}>
          <h3 className="font-semibold wrap-anywhere">{title}</h3>
          <ul className="mt-2 grid divide-y divide-line border-y border-line">
            {steps.map((step) => (
              <StepRow key={step.id} step={step} onNote={() => setNoted(step)} />
            ))}
          </ul>
        </div>
      ))}
      {noted && <NoteDialog member_id={member_id} step={noted} onClose={() => setNoted(undefined)} />}
    </>
  )
}

function StepRow({ step, onNote }: { step: NotedStep; onNote: () => void }) {
  const { t } = useTranslation('athletes')
  const { day, shortDate } = useFormats()
  const { text, due_date, done_at, outcome, note } = step
  const state = done_at
    ? t('page.done', { date: shortDate(done_at) })
    : due_date
      ? t('page.due', { day: day(due_date) })
      : t('page.open')
  return (
    <li className="grid gap-2 py-3">
      <div>
        <p className="wrap-anywhere">{text}</p>
        <p className="text-sm text-muted">
          {state}
          {outcome !== null && ` · ${t('page.outcome', { outcome })}`}
        </p>
      </div>
      {note !== null && <p className="border-s-2 border-blood ps-3 whitespace-pre-line wrap-anywhere">{note}</p>}
      <Button variant="ghost" size="small" className="-ms-3 justify-self-start" onClick={onNote}>
        {t(note === null ? 'note.add' : 'note.change')}
        <span className="sr-only">: {text}</span>
      </Button>
    </li>
  )
}

function Training({ entries }: { entries: NonNullable<AthletePage['training']> }) {
  const { t } = useTranslation(['athletes', 'training'])
  const { shortDay } = useFormats()
  if (entries.length === 0) return <p className="text-muted">{t('nothingYet')}</p>
  return (
    <ul className="grid divide-y divide-line border-y border-line">
      {entries.map(({ id, day, kind, minutes, effort, word }) => (
        <li key={id} className="flex gap-3 py-3">
          <time dateTime={day} className="w-16 shrink-0 text-sm text-muted">
            {shortDay(day)}
          </time>
          <div className="min-w-0">
            <p className="flex flex-wrap gap-x-3">
              <span className="font-semibold">{t(`training:kind.${kind}`)}</span>
              <span className="tabular-nums">{t('training:log.minutesOf', { minutes })}</span>
              <span className="text-sm text-fire">{t('page.effort', { effort })}</span>
            </p>
            {word !== null && <p className="text-muted wrap-anywhere">{word}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
