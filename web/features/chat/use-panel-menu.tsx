import { useQuery } from '@tanstack/react-query'
import FileDown from 'lucide-react/icons/file-down'
import History from 'lucide-react/icons/history'
import Printer from 'lucide-react/icons/printer'
import SquarePen from 'lucide-react/icons/square-pen'
import type { Room } from '#contract/rooms.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import type { MenuItem } from '#web/ui/menu.tsx'
import type { ChatState } from './chat-state.ts'
import { sessionsQuery } from './queries.ts'
import { showSessionList } from './session-list.tsx'
import { useExport } from './use-export.ts'

/** The actions on the open conversation, once it has messages, and a link to the earlier ones. */
export function usePanelMenu(room: Room, title: string, state: ChatState, onRestart?: () => void): MenuItem[] {
  const { t } = useTranslation('chat')
  const download = useExport(title)
  const { data } = useQuery(sessionsQuery(room, ''))
  const items: MenuItem[] = []
  if (state.messages.some(({ role }) => role === 'user')) {
    if (onRestart) {
      items.push({ id: 'restart', label: t('menu.restart'), icon: <SquarePen />, onSelect: () => onRestart() })
    }
    items.push(
      { id: 'markdown', label: t('menu.markdown'), icon: <FileDown />, onSelect: () => void download(state) },
      { id: 'print', label: t('menu.print'), icon: <Printer />, onSelect: () => window.print() },
    )
  }
  // The earlier sessions are below the panel, which on a phone fills the whole screen.
  if (data?.conversations.length) {
    items.push({ id: 'sessions', label: t('menu.sessions'), icon: <History />, onSelect: showSessionList })
  }
  return items
}
