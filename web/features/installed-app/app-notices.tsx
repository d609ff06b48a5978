import { useEffect, useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { askedPath, startWorker, takeUpdate, updateReady } from '#web/offline/start-worker.ts'
import { storageFull } from '#web/offline/storage-full.ts'
import { followTyping, hasTypedText } from '#web/offline/typed-text.ts'
import { useNavigate } from '#web/router/browser-router.tsx'
import { useStore } from '#web/store/create-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

let started = false

/** Starts the service worker, and shows what it has to say: a new version, no room left, a page to open. */
export function AppNotices() {
  const { t } = useTranslation(['installed-app', 'common'])
  const full = useStore(storageFull)
  useOpenAskedPage()
  useEffect(() => {
    if (started) return
    started = true
    followTyping()
    startWorker().catch((error: unknown) => console.warn('No service worker', error))
  }, [])
  // Above the bar that says that there is no connection.
  return (
    <div className="no-print pointer-events-none fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-40 grid justify-items-end gap-3 px-4 *:pointer-events-auto *:max-w-md">
      {full && (
        <Notice
          tone="warn"
          action={
            <Button variant="secondary" size="small" onClick={() => storageFull.set(null)}>
              {t('common:action.close')}
            </Button>
          }
        >
          {t(`full.${full}`)}
        </Notice>
      )}
      <UpdateOffer />
    </div>
  )
}

/** Nothing is reloaded by itself. What is typed and not sent is named before it would be lost. */
function UpdateOffer() {
  const { t } = useTranslation('installed-app')
  const ready = useStore(updateReady)
  const [typed, setTyped] = useState(false)
  const [busy, setBusy] = useState(false)
  if (!ready) return null
  const reload = async () => {
    if (!typed && hasTypedText()) {
      setTyped(true)
      return
    }
    setBusy(true)
    await takeUpdate()
    // The browser may have asked, and the member stayed.
    setBusy(false)
  }
  return (
    <Notice
      title={t('update.ready')}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" busy={busy} onClick={() => void reload()}>
            {typed ? t('update.anyway') : t('update.reload')}
          </Button>
          <Button variant="secondary" size="small" onClick={() => updateReady.set(false)}>
            {t('update.later')}
          </Button>
        </div>
      }
    >
      {typed && t('update.typed')}
    </Notice>
  )
}

function useOpenAskedPage(): void {
  const navigate = useNavigate()
  const path = useStore(askedPath)
  useEffect(() => {
    if (path === null) return
    askedPath.set(null)
    navigate(path)
  }, [path, navigate])
}
