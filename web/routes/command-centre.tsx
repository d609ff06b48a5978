import { useEffect, useState } from 'react'
import { asApiError } from '#web/forms/use-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { loadTexts } from '#web/i18n/set-up.ts'
import { toast } from '#web/ui/toast.ts'
import type { CommandPanels } from './command-panels.tsx'
import { readShortcut } from './read-shortcut.ts'
import { showPanel, useShownPanel } from './shown-panel.ts'

/** Shows the palette and the list of shortcuts. Their code comes when one of them is first asked for. */
export function CommandCentre() {
  const shown = useShownPanel()
  const [Panels, setPanels] = useState<typeof CommandPanels>()
  const { errorText } = useErrorTexts()

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

  const wanted = shown !== null && !Panels
  useEffect(() => {
    if (!wanted) return
    Promise.all([import('./command-panels.tsx'), loadTexts(['palette', 'coaches'])]).then(
      ([loaded]) => setPanels(() => loaded.CommandPanels),
      (error) => {
        showPanel(null)
        toast({ title: errorText(asApiError(error)), variant: 'destructive' })
      },
    )
  }, [wanted, errorText])

  return Panels && <Panels shown={shown} />
}
