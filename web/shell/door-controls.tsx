import { LanguageControl } from './language-control.tsx'
import { ThemeControl } from './theme-control.tsx'

export function DoorControls() {
  return (
    <>
      <LanguageControl align="end" compact />
      <ThemeControl align="end" compact />
    </>
  )
}
