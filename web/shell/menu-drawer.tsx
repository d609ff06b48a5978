import X from 'lucide-react/icons/x'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { IconButton } from '#web/ui/button.tsx'
import { coverPage } from '#web/ui/open-sheets.ts'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { Navigation } from './navigation.tsx'

type MenuDrawerProps = { open: boolean; onClose: () => void }

/** The browser's own modal: it traps and returns the focus, and closes on Escape and on going back. */
export function MenuDrawer({ open, onClose }: MenuDrawerProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    // A larger window has the sidebar, so the menu is closed.
    const wide = window.matchMedia('(width >= 64rem)')
    const closeWhenWide = () => close()
    wide.addEventListener('change', closeWhenWide)
    const uncover = coverPage(() => close())
    return () => {
      uncover()
      wide.removeEventListener('change', closeWhenWide)
      element.close()
    }
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes it on Escape
    <dialog
      ref={dialog}
      aria-label={t('nav.label')}
      // (If it was reopened at once, because the layout rendered again, it is open by now.)
      onClose={() => open && !dialog.current?.open && onClose()}
      onClick={(event) => event.target === dialog.current && onClose()}
      className="me-0 ms-auto h-dvh max-h-none w-[min(20rem,88vw)] animate-slide-in border-s border-line bg-ground text-text backdrop:bg-ink/75"
    >
      {open && (
        <div className="flex min-h-full flex-col px-7 pt-3 pb-7">
          <div className="flex items-center justify-between">
            <Wordmark label="Kiai" />
            <IconButton label={t('nav.close')} onClick={onClose} className="-me-3">
              <X aria-hidden="true" className="size-6" />
            </IconButton>
          </div>
          <Navigation onLeave={onClose} />
        </div>
      )}
    </dialog>
  )
}
