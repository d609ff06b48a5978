import FileDown from 'lucide-react/icons/file-down'
import Printer from 'lucide-react/icons/printer'
import SquarePen from 'lucide-react/icons/square-pen'
import { useTranslation } from '#web/i18n/use-translation.ts'
import type { MenuItem } from '#web/ui/menu.tsx'
import type { ChatState } from './chat-state.ts'
import { useExport } from './use-export.ts'

/** What can be done with the open conversation; nothing until something was said. */
export function usePanelMenu(title: string, state: ChatState, onRestart?: () => void): MenuItem[] {
  const { t } = useTranslation('chat')
  const download = useExport(title)
  if (!state.messages.some(({ role }) => role === 'user')) return []
  return [
    ...(onRestart
      ? [{ id: 'restart', label: t('menu.restart'), icon: <SquarePen />, onSelect: () => onRestart() }]
      : []),
    { id: 'markdown', label: t('menu.markdown'), icon: <FileDown />, onSelect: () => void download(state) },
    { id: 'print', label: t('menu.print'), icon: <Printer />, onSelect: () => window.print() },
  ]
}
