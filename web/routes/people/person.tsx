import { CareMenu } from '#web/features/care/care-menu.tsx'
import { WriteLink } from '#web/features/messages/write-link.tsx'
import { PersonPage } from '#web/features/people/person-page.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useParams } from '#web/router/browser-router.tsx'
import { useSessionState } from '#web/session/session-store.ts'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation('people')
  const { handle = '' } = useParams()
  const { session } = useSessionState()
  usePageTitle(t('person'))
  if (!session) return null
  return (
    <PersonPage
      key={handle}
      handle={handle.toLowerCase()}
      user_id={session.user.id}
      actions={(person) => (
        <>
          {(person.accepts_messages || person.slug) && <WriteLink to={person.user_id} />}
          <CareMenu thing="person" id={person.user_id} person={person} distance={person.distance} />
        </>
      )}
    />
  )
}
