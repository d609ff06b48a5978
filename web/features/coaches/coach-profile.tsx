import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Coach } from './coach.ts'
import { CoachHandles } from './coach-handles.tsx'

export function CoachProfile({ coach }: { coach: Coach }) {
  const { t } = useTranslation('coaches')
  const { name, achievements, sportsHistory, socialMedia } = coach
  return (
    <div className="grid gap-12 lg:grid-cols-[1.2fr_1fr] lg:gap-10">
      <Part title={t('profile.achievements')} note={t('profile.achievementsNote', { name })}>
        <ol className="border-t border-line">
          {achievements.map((achievement, index) => (
            <li key={achievement} className="flex items-baseline gap-5 border-b border-line py-4">
              <span aria-hidden="true" className="type-display w-6 shrink-0 text-heading text-danger">
                {index + 1}
              </span>
              <span>{achievement}</span>
            </li>
          ))}
        </ol>
      </Part>
      <div className="grid content-start gap-12">
        <Part title={t('profile.history')} note={t('profile.historyNote', { name })}>
          <p className="border-s-3 border-blood ps-5 text-lead">{sportsHistory}</p>
        </Part>
        <Part title={t('profile.handles')} note={t('profile.handlesNote')}>
          <CoachHandles handles={socialMedia} />
        </Part>
      </div>
    </div>
  )
}

function Part({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="type-display text-heading">
        {title}
      </h2>
      <p className="mt-2 mb-5 text-sm text-muted">{note}</p>
      {children}
    </section>
  )
}
