import { useRef } from 'react'
import { PERSONA_FACTS } from '#content/personas/persona.ts'
import { PERSONAS, type PersonaLabel, personaOf } from '#contract/personas.ts'
import { ChatPanel } from '#web/features/chat/chat-panel.tsx'
import { EarlierSessions } from '#web/features/chat/earlier-sessions.tsx'
import { useChat } from '#web/features/chat/use-chat.ts'
import { usePanelMenu } from '#web/features/chat/use-panel-menu.tsx'
import { useStartSession } from '#web/features/chat/use-start-session.ts'
import { profilePath, sessionPath } from '#web/features/coaches/coach.ts'
import { CoachMask } from '#web/features/coaches/coach-mask.tsx'
import { SessionHead } from '#web/features/coaching/session-head.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useParams } from '#web/router/browser-router.tsx'
import { latePart } from '#web/router/late-part.tsx'
import { useSessionState } from '#web/session/session-store.ts'
import { usePageTitle } from '#web/shell/page-title.ts'

// Nobody is led to a coach who is missing or not available.
const CoachNotFound = latePart(
  () => import('#web/features/coaches/coach-not-found.tsx'),
  (module) => module.CoachNotFound,
  { prefetch: false },
)
const UnavailableCoach = latePart(
  () => import('#web/features/coaching/unavailable-coach.tsx'),
  (module) => module.UnavailableCoach,
  { prefetch: false },
)

const COACHES = '/coaches'
/** The coach suggested when the chosen one is not available. */
const STAND_IN: PersonaLabel = 'mindset'

export function Screen() {
  const { t } = useTranslation(['coaching', 'coaches'])
  const { session } = useSessionState()
  const persona = personaOf(useParams().coachId ?? '')
  const name = persona && PERSONA_FACTS[persona].name
  usePageTitle(name ? `${name} · ${t('title')}` : t('coaches:missing.title'))
  if (!persona || !name) return <CoachNotFound />
  if (!session) return null
  if (PERSONAS[persona].available)
    return <CoachSession key={`${persona} ${session.user.id}`} persona={persona} user_id={session.user.id} />
  return (
    <UnavailableCoach
      name={name}
      mask={<CoachMask persona={persona} className="size-40 opacity-60 saturate-50" />}
      back={COACHES}
      instead={{ name: PERSONA_FACTS[STAND_IN].name, path: sessionPath(STAND_IN) }}
    />
  )
}

function CoachSession({ persona, user_id }: { persona: PersonaLabel; user_id: string }) {
  const { t } = useTranslation(['coaching', 'coaches'])
  const id = PERSONAS[persona].coach_id
  const room = useChat(id, user_id)
  const start = useStartSession(id, room)
  const panel = useRef<HTMLDivElement>(null)
  const composer = useRef<HTMLTextAreaElement>(null)
  const { name } = PERSONA_FACTS[persona]
  const label = t(`coaches:label.${persona}`)
  const showPanel = () => {
    panel.current?.scrollIntoView({ block: 'nearest' })
    composer.current?.focus({ preventScroll: true })
  }
  const restart = async () => {
    await start('general', { title: t('started'), description: t('startedText', { label }) })
    room.sessionsChanged()
    showPanel()
  }
  const items = usePanelMenu(id, name, room.state, () => void restart())
  return (
    <div className="grid max-lg:[--chat-above:2.75rem] lg:gap-y-10">
      <SessionHead name={name} label={label} back={COACHES} profile={profilePath(persona)} />
      <div ref={panel} className="chat-screen scroll-mt-27 min-w-0 max-lg:mb-10 lg:scroll-mt-6">
        <ChatPanel
          room={room}
          composer={composer}
          speaker={t('speaker', { name })}
          mask={<CoachMask persona={persona} className="size-10 shrink-0 sm:size-12 lg:size-14" />}
          title={name}
          subtitle={[t('panel', { label }), room.state.topic].filter(Boolean).join(' · ')}
          items={items}
        />
      </div>
      <EarlierSessions id={id} room={room} title={t('sessions', { name })} onReopened={showPanel} />
    </div>
  )
}
