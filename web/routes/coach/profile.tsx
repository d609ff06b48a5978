import { PERSONA_FACTS } from '#content/personas/persona.ts'
import { PERSONAS, personaOf } from '#contract/personas.ts'
import { CoachHero } from '#web/features/coaches/coach-hero.tsx'
import { CoachNotFound } from '#web/features/coaches/coach-not-found.tsx'
import { CoachProfile } from '#web/features/coaches/coach-profile.tsx'
import { WithStory } from '#web/features/coaches/with-coaches.tsx'
import { LateSellerReviews } from '#web/features/reviews/late-seller-reviews.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { KingsPromo } from '#web/network/kings-promo.tsx'
import { useParams } from '#web/router/browser-router.tsx'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation(['coaches', 'common'])
  const label = personaOf(useParams().coachId ?? '')
  usePageTitle(label ? `${PERSONA_FACTS[label].name} · ${t('common:nav.coaches')}` : t('missing.title'))
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
