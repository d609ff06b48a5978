import { useTranslation } from '#web/i18n/use-translation.ts'
import type { CoachWithStory } from './coach.ts'
import { CoachHandles } from './coach-handles.tsx'
import { ProfileSection } from './profile-section.tsx'

export function CoachProfile({ coach }: { coach: CoachWithStory }) {
  const { t } = useTranslation('coaches')
  const { name, achievements, sportsHistory, socialMedia } = coach
  return (
    <div className="grid gap-12 lg:grid-cols-[1.2fr_1fr] lg:gap-10">
      <ProfileSection title={t('profile.achievements')} note={t('profile.achievementsNote', { name })}>
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
      </ProfileSection>
      <div className="grid content-start gap-12">
        <ProfileSection title={t('profile.history')} note={t('profile.historyNote', { name })}>
          <p className="border-s-3 border-blood ps-5 text-lead">{sportsHistory}</p>
        </ProfileSection>
        <ProfileSection title={t('profile.handles')} note={t('profile.handlesNote')}>
          <CoachHandles handles={socialMedia} />
        </ProfileSection>
      </div>
    </div>
  )
}
