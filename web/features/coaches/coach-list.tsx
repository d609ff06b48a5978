import type { Focus } from '#content/personas/persona.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { type Coach, inFocus, LISTED } from './coach.ts'
import { CoachCard } from './coach-card.tsx'
import { FocusChips } from './focus-chips.tsx'
import { WithCoaches } from './with-coaches.tsx'

type CoachListProps = { focus: Focus | undefined; onFocus: (focus: Focus | undefined) => void }

export function CoachList({ focus, onFocus }: CoachListProps) {
  const { t } = useTranslation('coaches')
  const labels = inFocus(LISTED, focus)
  return (
    <section aria-labelledby="coach-list" className="grid gap-6">
      <h2 id="coach-list" className="type-display text-heading">
        {t('focus.label')}
      </h2>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <FocusChips labelledBy="coach-list" chosen={focus} onChoose={onFocus} />
        <p role="status" className="text-sm text-muted">
          {focus
            ? t('focus.found', { count: labels.length, focus: t(`focus.${focus}`) })
            : t('focus.all', { count: labels.length })}
        </p>
      </div>
      <WithCoaches labels={labels}>{(coaches) => <Cards coaches={coaches} />}</WithCoaches>
    </section>
  )
}

function Cards({ coaches }: { coaches: Coach[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {coaches.map((coach) => (
        <CoachCard key={coach.label} coach={coach} />
      ))}
    </ul>
  )
}
