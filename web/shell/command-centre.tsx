import { useEffect } from 'react'
import { lateDialog } from '#web/navigation/late-part.tsx'
import { readShortcut } from './read-shortcut.ts'
import { showPanel, useShownPanel } from './shown-panel.ts'

const CommandPanels = lateDialog(
  () => import('./command-panels.tsx'),
  (module) => module.CommandPanels,
  ['palette', 'coaches'],
)

const close = () => showPanel(null)

/** Shows the palette and the list of shortcuts. */
export function CommandCentre() {
  const shown = useShownPanel()

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const panel = readShortcut(event)
      if (!panel) return
      event.preventDefault()
      showPanel(panel)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return shown && <CommandPanels shown={shown} onClose={close} />
}
