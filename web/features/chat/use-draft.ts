import { useCallback, useEffect, useRef, useState } from 'react'
import { COACH_IDS } from '#contract/personas.ts'
import { type Room, WAR_ROOM } from '#contract/rooms.ts'
import { forget, readStored, store } from '#web/i18n/browser-storage.ts'
import { onSessionChange } from '#web/session/session-store.ts'

/** The text of the composer. It is kept until the server has stored it, even though the field is emptied before. */
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
    /** Empties the field when the text is sent; the kept copy stays. */
    clear: useCallback(() => {
      setText('')
      shown.current = ''
    }, []),
    /** The server has stored the message: only the text typed since is kept. */
    forget: useCallback(() => keepDraft(room, user_id, shown.current), [room, user_id]),
    /** Puts a message back into the field, to edit it or because it was refused. Text typed since stays below it. */
    putBack: useCallback(
      (sent: string) => change([sent, shown.current].filter((part) => part.trim() !== '').join('\n\n')),
      [change],
    ),
    /** After a reload, a draft that equals the last stored message was sent before: it is dropped. */
    dropIfSent: useCallback(
      (said: string | undefined) => {
        if (said === undefined || readDraft(room, user_id).trim() !== said) return
        change('')
      },
      [room, user_id, change],
    ),
  }
}

const KEY = 'kiai.draft'

/** The unsent text of a room's composer. It survives a reload, and is not shown to another account. */
function readDraft(room: Room, user_id: string): string {
  const kept = readStored(keyOf(room), 'sessionStorage')
  const owner = `${user_id} `
  if (kept?.startsWith(owner)) return kept.slice(owner.length)
  forget(keyOf(room), 'sessionStorage')
  return ''
}

function keepDraft(room: Room, user_id: string, text: string): void {
  if (text.trim() === '') forget(keyOf(room), 'sessionStorage')
  else store(keyOf(room), `${user_id} ${text}`, 'sessionStorage')
}

onSessionChange((after, before) => {
  if (!before.session || after.session?.user.id === before.session.user.id) return
  for (const room of [WAR_ROOM, ...COACH_IDS]) forget(keyOf(room), 'sessionStorage')
})

function keyOf(room: string): string {
  return `${KEY}.${room}`
}
