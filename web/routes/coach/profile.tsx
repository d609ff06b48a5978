import { HOUSE_COACH_SLUGS } from '#content/house-coaches/slugs.ts'
import { PERSONA_FACTS } from '#content/personas/persona.ts'
import { PERSONAS, personaOf } from '#contract/personas.ts'
import { publicProfilePath } from '#web/features/coaches/coach.ts'
import { CoachHero } from '#web/features/coaches/coach-hero.tsx'
import { CoachNotFound } from '#web/features/coaches/coach-not-found.tsx'
import { CoachProfile } from '#web/features/coaches/coach-profile.tsx'
import { WithStory } from '#web/features/coaches/with-coaches.tsx'
import { LateSellerReviews } from '#web/features/reviews/late-seller-reviews.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { KingsPromo } from '#web/network/kings-promo.tsx'
import { Navigate, useParams } from '#web/router/browser-router.tsx'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation(['coaches', 'common'])
  const { coachId = '' } = useParams()
  const label = personaOf(coachId)
  const house = HOUSE_COACH_SLUGS.find((slug) => slug === coachId)
  usePageTitle(label ? `${PERSONA_FACTS[label].name} · ${t('common:nav.coaches')}` : t('missing.title'))
  // A house coach has one page, the public profile.
  if (house) return <Navigate to={publicProfilePath(house)} replace />
  if (!label) return <CoachNotFound />
  return (
    <WithStory label={label}>
      {(coach) => (
        <div key={coach.label} className="grid gap-12">
          <CoachHero coach={coach} />
          <CoachProfile coach={coach} />
          {coach.label === 'leadership' && <KingsPromo />}
          <LateSellerReviews slug={PERSONAS[coach.label].coach_id} name={coach.name} />
        </div>
      )}
    </WithStory>
  )
}
