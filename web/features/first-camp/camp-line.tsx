import Ellipsis from 'lucide-react/icons/ellipsis'
import type { FirstCamp } from '#contract/first-camp.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Menu } from '#web/ui/menu.tsx'
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
      <div className="flex items-center justify-between gap-x-5">
        <p className="type-eyebrow">
          {t('title')} ·{' '}
          {camp.state === 'finished' ? t('finished') : t('day', { day: camp.day, days: camp.tasks.length })}
        </p>
        {camp.state === 'running' && (
          <Menu
            items={[{ id: 'leave', label: t('leave'), onSelect: leave }]}
            label={t('menu')}
            align="end"
            side="above"
            className="-my-2 -me-3"
            buttonClassName="inline-flex size-11 items-center justify-center rounded text-muted hover:bg-strong hover:text-text"
          >
            <Ellipsis aria-hidden="true" className="size-5" />
          </Menu>
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
      <TaskNames camp={camp} />
    </div>
  )
}

/** On a narrow screen the names do not fit below the line: the present one is shown, and a tap shows all. */
function TaskNames({ camp: { day, tasks } }: { camp: FirstCamp }) {
  const { t } = useTranslation('first-camp')
  const todays = tasks[day - 1]
  const present = tasks.find(({ state }) => state === 'open') ?? tasks.find(({ state }) => state === 'ahead')
  return (
    <details className="text-sm lg:hidden">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {todays?.state === 'done' && `${t('state.done', { task: t(`task.${todays.task}`) })} · `}
        {present ? t(present.state === 'open' ? 'now' : 'next', { task: t(`task.${present.task}`) }) : t('all')}
      </summary>
      <ol className="grid gap-1 pb-1">
        {tasks.map(({ task, state }, index) => (
          <li key={task} className={classNames(state === 'done' && 'line-through')}>
            {`${index + 1}. ${t(`task.${task}`)}`}
          </li>
        ))}
      </ol>
    </details>
  )
}
