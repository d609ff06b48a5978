import { may } from '#contract/access.ts'
import { LIVE_PLACES } from '#contract/live-rules.ts'
import { LiveList } from '#web/features/live/live-list.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSearch } from '#web/router/use-search.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation('live')
  const { session } = useSessionState()
  const [address, setAddress] = useSearch()
  usePageTitle(t('title'))
  if (!session) return null
  const { time_zone, membership_type } = session.user.profile
  return (
    <LiveList
      timeZone={time_zone ?? undefined}
      mayEnter={may('enter-network', membership_type)}
      place={LIVE_PLACES.find((one) => one === address.get('place'))}
      onPlace={(place) => setAddress(place ? { place } : {}, { replace: true })}
    />
  )
}
