import { type RefObject, useRef, useState } from 'react'
import { WAR_ROOM } from '#contract/rooms.ts'
import type { StrategyType } from '#contract/strategy.ts'
import { ChatPanel } from '#web/features/chat/chat-panel.tsx'
import { EarlierSessions } from '#web/features/chat/earlier-sessions.tsx'
import { type ChatRoom, useChat } from '#web/features/chat/use-chat.ts'
import { usePanelMenu } from '#web/features/chat/use-panel-menu.tsx'
import { useSessionInAddress } from '#web/features/chat/use-session-in-address.ts'
import { useStartSession } from '#web/features/chat/use-start-session.ts'
import { TemplateCards } from '#web/features/war-room/template-cards.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { lateDialog } from '#web/router/late-part.tsx'
import { useSessionState } from '#web/session/session-store.ts'
import { usePageTitle } from '#web/shell/page-title.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { MaskPicture } from '#web/ui/mask-picture.tsx'

const SaveDialog = lateDialog(
  () => import('#web/features/war-room/save-dialog.tsx'),
  (module) => module.SaveDialog,
)

export function Screen() {
  const { t } = useTranslation('war-room')
  const { session } = useSessionState()
  usePageTitle(t('title'))
  return session && <WarRoom key={session.user.id} user_id={session.user.id} />
}

function WarRoom({ user_id }: { user_id: string }) {
  const { t } = useTranslation(['war-room', 'common'])
  const room = useChat(WAR_ROOM, user_id)
  const start = useStartSession(WAR_ROOM, room)
  const panel = useRef<HTMLDivElement>(null)
  const composer = useRef<HTMLTextAreaElement>(null)
  const [choosing, setChoosing] = useState<StrategyType>()
  const [sheet, setSheet] = useState(false)
  const { template } = room.state

  const showPanel = () => {
    panel.current?.scrollIntoView({ block: 'nearest' })
    composer.current?.focus({ preventScroll: true })
  }
  useSessionInAddress(room, showPanel)

  const choose = async (type: StrategyType) => {
    // A second press during the request would start two sessions.
    if (choosing) return
    setChoosing(type)
    setSheet(false)
    const name = t(`template.${type}.name`)
    const begun = start(type, {
      title: t('started.title'),
      description: t('started.text', { template: name }),
      prompt: t(`template.${type}.prompt`),
    })
    showPanel()
    await begun
    setChoosing(undefined)
  }
  const templates = { chosen: choosing ?? template, onChoose: (type: StrategyType) => void choose(type) }

  return (
    <div className="grid gap-14">
      <div>
        {/* On a phone the chat fills the screen. */}
        <header data-no-paper className="max-lg:sr-only">
          <p className="type-eyebrow">{t('eyebrow')}</p>
          <h1 className="type-display mt-3 mb-8 text-title">{t('title')}</h1>
        </header>
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
          <div ref={panel} className="chat-screen max-lg:-mt-8 scroll-mt-16 min-w-0 lg:scroll-mt-6">
            <Panel room={room} composer={composer} onTemplates={() => setSheet(true)} />
          </div>
          <section aria-labelledby="templates" data-no-paper className="max-lg:hidden">
            <h2 id="templates" className="type-eyebrow mb-3">
              {t('choose')}
            </h2>
            <TemplateCards shape="column" {...templates} />
          </section>
          <Dialog
            open={sheet}
            onClose={() => setSheet(false)}
            title={t('choose')}
            closeLabel={t('common:action.close')}
          >
            <div className="pb-5">
              <TemplateCards shape="sheet" {...templates} />
            </div>
          </Dialog>
        </div>
      </div>
      <section aria-labelledby="next-strategy" data-no-paper className="grid gap-5">
        <div>
          <h2 id="next-strategy" className="type-display text-heading">
            {t('call.title')}
          </h2>
          <p className="mt-2 text-muted">{t('call.text')}</p>
        </div>
        <TemplateCards shape="row" {...templates} />
      </section>
      <EarlierSessions id={WAR_ROOM} room={room} title={t('sessions')} onReopened={showPanel} />
    </div>
  )
}

type PanelProps = {
  room: ChatRoom
  composer: RefObject<HTMLTextAreaElement | null>
  /** Small screens open the cards in a sheet, because there is no room beside the panel. */
  onTemplates: () => void
}

function Panel({ room, composer, onTemplates }: PanelProps) {
  const { t } = useTranslation(['war-room', 'chat'])
  const [saving, setSaving] = useState(false)
  const { state, chat, sessionsChanged } = room
  const items = usePanelMenu(WAR_ROOM, t('panel.title'), state)
  const said = state.messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const { conversation_id, template, topic } = state
  const savable = conversation_id !== null && said.length > 0 && state.activity === 'idle' && !state.unsent
  const about = template === 'general' ? topic : [topic, t(`template.${template}.name`)].filter(Boolean).join(' · ')
  return (
    <>
      <ChatPanel
        room={room}
        composer={composer}
        speaker={t('panel.title')}
        mask={<MaskPicture face="oni" className="size-10 shrink-0 sm:size-12" />}
        title={t('panel.title')}
        subtitle={[t('panel.subtitle'), about].filter(Boolean).join(' · ')}
        items={items}
        action={
          <>
            <Button
              variant="secondary"
              size="small"
              aria-haspopup="dialog"
              onClick={onTemplates}
              className="grow lg:hidden"
            >
              {t('templates')}
            </Button>
            <Button
              variant="secondary"
              size="small"
              disabled={!savable}
              title={said.length === 0 ? t('save.nothing') : undefined}
              aria-haspopup="dialog"
              onClick={() => setSaving(true)}
              className="grow"
            >
              {t('save.open')}
            </Button>
          </>
        }
      />
      {saving && conversation_id && (
        <SaveDialog
          conversation={{ id: conversation_id, template, topic }}
          said={said}
          onClose={() => setSaving(false)}
          onSaved={() => {
            chat.open(null)
            sessionsChanged()
          }}
        />
      )}
    </>
  )
}
