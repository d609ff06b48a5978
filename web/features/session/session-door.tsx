import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Booking, joinSession as joinContract } from '#contract/bookings.ts'
import type { Output } from '#contract/endpoint.ts'
import { serverNow } from '#web/api/server-clock.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useNavigate } from '#web/router/browser-router.tsx'
import { latePart } from '#web/router/late-part.tsx'
import { useSearch } from '#web/router/use-search.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { OutsideLink } from '#web/ui/outside-link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { joinSession } from './queries.ts'
import { SessionClock } from './session-clock.tsx'
import { CoachPresence } from './session-people.tsx'
import { useChange } from './use-change.ts'

/** Only those who meet on the page itself need it. */
const SessionVideo = latePart(
  () => import('./session-video.tsx'),
  (module) => module.SessionVideo,
  { prefetch: false, waiting: () => <Skeleton className="aspect-video" /> },
)

type Joined = Output<typeof joinContract>
type DoorProps = { booking: Booking; timeZone: string | undefined }

/** The clock, and the way in from ten minutes before. */
export function SessionDoor({ booking, timeZone }: DoorProps) {
  const { t } = useTranslation('session')
  const { timeIn } = useFormats()
  const { joined, leave, busy, join } = useJoin(booking)
  const { id, side, seller, names, opens_at, meeting_kind, actions } = booking
  const other = side === 'coach' ? names.join(', ') : seller.name
  const mayJoin = actions.includes('join')
  useNow()
  const isOver = serverNow() >= Date.parse(booking.ends_at)
  const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <Card as="section" tone="fire" className="grid gap-5">
      <SessionClock booking={booking} />
      {joined?.peer ? (
        <SessionVideo booking_id={id} peer={joined.peer} name={other} onHangUp={leave} />
      ) : (
        <>
          {!mayJoin && <p>{t('door.opens', { time: timeIn(zone, opens_at) })}</p>}
          {!isOver && <p className="text-muted">{t(`door.how.${meeting_kind}`, { name: seller.name })}</p>}
          {mayJoin && (
            <div>
              <Button size="large" variant={isOver ? 'secondary' : 'primary'} busy={busy} onClick={() => void join()}>
                {t(`door.join.${meeting_kind}`)}
              </Button>
            </div>
          )}
          {joined?.url && <OutsideLink href={joined.url}>{t('door.link')}</OutsideLink>}
        </>
      )}
      {side === 'member' && mayJoin && <CoachPresence booking={booking} timeZone={timeZone} />}
    </Card>
  )
}

/** Asked for by an address: the page was loaded anew, because it may use the camera only then. */
const JOIN = 'join'

function useJoin(booking: Booking) {
  const { id, meeting_kind, actions } = booking
  const { refuse, refetch } = useChange(id)
  const navigate = useNavigate()
  const [search, setSearch] = useSearch()
  const [joined, setJoined] = useState<Joined>()
  const [busy, setBusy] = useState(false)

  const join = async ({ anew = true } = {}) => {
    if (meeting_kind === 'peer' && anew && !mayUseCamera()) return window.location.assign(`/bookings/${id}?${JOIN}=now`)
    setBusy(true)
    // Opened before the answer: browsers block a tab that is opened later. It knows nothing about this page.
    const tab = meeting_kind === 'peer' || meeting_kind === 'persona' ? null : window.open('', '_blank')
    if (tab) tab.opener = null
    try {
      const answer = await joinSession(id)
      if (answer.url?.startsWith('/')) return navigate(answer.url)
      if (answer.url?.startsWith('https://') && tab) tab.location.replace(answer.url)
      else tab?.close()
      setJoined(answer)
      void refetch()
    } catch (error) {
      tab?.close()
      refuse(error)
    } finally {
      setBusy(false)
    }
  }

  const isAsked = search.get(JOIN) !== null
  const mayJoin = actions.includes('join')
  const isTried = useRef(false)
  const enter = useEffectEvent(() => {
    if (isTried.current) return
    isTried.current = true
    setSearch({}, { replace: true })
    void join({ anew: false })
  })
  useEffect(() => {
    if (isAsked && mayJoin) enter()
  }, [isAsked, mayJoin])
  return { joined, leave: () => setJoined(undefined), busy, join }
}

/**
 * The document that the browser loaded decides, not the address that a link led to later. Browsers that do not tell do not
 * refuse.
 */
function mayUseCamera(): boolean {
  const page = document as Document & { featurePolicy?: { allowsFeature(name: string): boolean } }
  return page.featurePolicy?.allowsFeature('camera') ?? true
}
