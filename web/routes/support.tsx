import { HOUSE_COACH_FACTS } from '#content/house-coaches/house-coach.ts'
import { HOUSE_COACH_SLUGS } from '#content/house-coaches/slugs.ts'
import { ContactSupport } from '#web/features/support/contact-support.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSearch } from '#web/router/use-search.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation('support')
  const { session } = useSessionState()
  const [search] = useSearch()
  usePageTitle(t('title'))
  // A house coach's talk at a gym has no price: the team arranges it.
  const coach = search.get('about') === 'speaking' && HOUSE_COACH_SLUGS.find((slug) => slug === search.get('coach'))
  const about = coach ? t('about.speaking', { name: HOUSE_COACH_FACTS[coach].name }) : undefined
  return session && <ContactSupport email={session.user.email} about={about} />
}
