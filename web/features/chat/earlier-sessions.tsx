import { useState } from 'react'
import type { ConversationLine } from '#contract/conversations.ts'
import type { Room } from '#contract/rooms.ts'
import { lateDialog } from '#web/router/late-part.tsx'
import { SessionList } from './session-list.tsx'
import type { ChatRoom } from './use-chat.ts'
import { useSessions } from './use-sessions.ts'

const RenameDialog = lateDialog(
  () => import('./rename-dialog.tsx'),
  (module) => module.RenameDialog,
)

type EarlierSessionsProps = {
  id: Room
  room: ChatRoom
  title: string
  /** A session is open in the panel again. */
  onReopened: () => void
}

/** The earlier sessions of a room, with the actions on them. */
export function EarlierSessions({ id, room, title, onReopened }: EarlierSessionsProps) {
  const [renaming, setRenaming] = useState<ConversationLine>()
  const { reopen, remove, refresh } = useSessions(id, room)
  return (
    <>
      <SessionList
        room={id}
        title={title}
        current={room.state.conversation_id}
        onReopen={async (session) => {
          if (await reopen(session)) onReopened()
        }}
        onRename={setRenaming}
        onDelete={(session) => void remove(session)}
      />
      {renaming && (
        <RenameDialog
          session={renaming}
          onClose={() => setRenaming(undefined)}
          onRenamed={(topic) => {
            if (renaming.id === room.state.conversation_id) room.chat.rename(topic)
            void refresh()
          }}
        />
      )}
    </>
  )
}
