import type { FirstCamp } from '#contract/first-camp.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useTakePart } from './use-take-part.ts'
import './camp-line.css'

/** The first camp at the foot of the poster: seven days on a line, or the way back to it. */
export function CampLine({ camp }: { camp: FirstCamp }) {
  const { t } = useTranslation('first-camp')
  const { leave, resume, busy } = useTakePart()
  if (camp.state === 'left' || camp.state === 'offered')
    return (
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <p className="type-eyebrow">{t('title')}</p>
        <p className="text-sm">{camp.state === 'left' ? t('left', { day: camp.day }) : t('offer')}</p>
        <Button variant="text" size="small" busy={busy} onClick={resume}>
          {camp.state === 'left' ? t('resume') : t('start')}
        </Button>
      </div>
    )
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-5">
        <p className="type-eyebrow">
          {t('title')} ·{' '}
          {camp.state === 'finished' ? t('finished') : t('day', { day: camp.day, days: camp.tasks.length })}
        </p>
        {camp.state === 'running' && (
          <Button variant="ghost" size="small" busy={busy} onClick={leave} className="-me-3 text-sm lg:min-h-8">
            {t('leave')}
          </Button>
        )}
      </div>
      <ol className="camp-line">
        {camp.tasks.map(({ task, state }) => (
          <li key={task} data-state={state}>
            <span className={classNames('camp-name', state === 'ahead' && 'text-muted')} aria-hidden="true">
              {t(`task.${task}`)}
            </span>
            <span className="sr-only">{t(`state.${state}`, { task: t(`task.${task}`) })}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
