import Search from 'lucide-react/icons/search'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { IconButton } from '#web/ui/button.tsx'
import { commandKey } from './command-key.ts'
import { controlClass } from './control-class.ts'
import { showPanel } from './shown-panel.ts'

/** The palette's door for those without a keyboard. */
export function PaletteButton({ wide = false }: { wide?: boolean }) {
  const { t } = useTranslation()
  const open = () => showPanel('palette')
  if (!wide) {
    return (
      <IconButton label={t('palette.open')} onClick={open}>
        <Search aria-hidden="true" className="size-5" />
      </IconButton>
    )
  }
  return (
    <button type="button" onClick={open} aria-keyshortcuts="Control+K Meta+K" className={controlClass}>
      <Search aria-hidden="true" className="size-5" />
      <span className="grow text-start">{t('palette.open')}</span>
      {/* A device without a mouse rarely has a keyboard: the keys would be a riddle. */}
      <span aria-hidden="true" className="pointer-coarse:hidden">
        <kbd className="font-body text-xs font-medium normal-case">{commandKey()} K</kbd>
      </span>
    </button>
  )
}
