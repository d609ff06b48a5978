import { HOUSE_COACH_FACTS } from '#content/house-coaches/house-coach.ts'
import { HOUSE_COACH_SLUGS } from '#content/house-coaches/slugs.ts'
import { publicProfilePath } from '#web/features/coaches/coach.ts'
import { AskForTalk } from '#web/features/support/ask-for-talk.tsx'
import { ContactSupport } from '#web/features/support/contact-support.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSearch } from '#web/router/use-search.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation('support')
  const { session } = useSessionState()
  const [search] = useSearch()
  // A house coach's talk at a gym has no price, and the coach has no account: the team arranges it.
  const slug = search.get('about') === 'speaking' && HOUSE_COACH_SLUGS.find((one) => one === search.get('coach'))
  const coach = slug ? { slug, name: HOUSE_COACH_FACTS[slug].name } : undefined
  usePageTitle(coach ? t('talk.title', { name: coach.name }) : t('title'))
  if (!session) return null
  const { email } = session.user
  if (!coach) return <ContactSupport email={email} />
  return <AskForTalk key={coach.slug} coach={coach} email={email} back={publicProfilePath(coach.slug)} />
}
