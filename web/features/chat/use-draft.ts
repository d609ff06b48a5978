import { useCallback, useEffect, useRef, useState } from 'react'
import type { Room } from '#contract/rooms.ts'
import { keepDraft, readDraft } from './kept-draft.ts'

/** What stands in the composer. It stays kept until the server has it, also when the field is empty by then. */
export function useDraft(room: Room, user_id: string) {
  const [text, setText] = useState(() => readDraft(room, user_id))
  const shown = useRef(text)
  useEffect(() => {
    shown.current = text
  }, [text])
  const change = useCallback(
    (next: string) => {
      setText(next)
      keepDraft(room, user_id, next)
    },
    [room, user_id],
  )
  return {
    text,
    change,
    /** Sent, and not yet stored. */
    clear: useCallback(() => {
      setText('')
      shown.current = ''
    }, []),
    /** The server has it. */
    forget: useCallback(() => keepDraft(room, user_id, shown.current), [room, user_id]),
    /** To be changed, or because the server did not want it; something written since stays below it. */
    putBack: useCallback(
      (sent: string) => change([sent, shown.current].filter((part) => part.trim() !== '').join('\n\n')),
      [change],
    ),
    /** After a reload nobody knows whether it arrived: the conversation does. */
    dropIfSaid: useCallback(
      (said: string | undefined) => {
        if (said === undefined || readDraft(room, user_id).trim() !== said) return
        change('')
      },
      [room, user_id, change],
    ),
  }
}
