import type { FlatNamespace } from 'i18next'
import { useEffect } from 'react'
import { importPatiently } from '#web/navigation/import-patiently.ts'
import { readShortcut } from './read-shortcut.ts'
import { showPanel, useShownPanel } from './shown-panel.ts'
import { useLatePart } from './use-late-part.ts'

const load = importPatiently(() => import('./command-panels.tsx'))
const texts: FlatNamespace[] = ['palette', 'coaches']

/** Shows the palette and the list of shortcuts. */
export function CommandCentre() {
  const shown = useShownPanel()
  const part = useLatePart({ load, texts, shown, show: showPanel })

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

  return part && <part.CommandPanels shown={shown} />
}
