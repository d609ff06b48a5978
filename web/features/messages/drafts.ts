import { useState } from 'react'
import { isRecord, parseJson } from '#web/api/json.ts'
import { randomUuid } from '#web/api/random-uuid.ts'
import { forget, PRIVATE, readStored, store } from '#web/i18n/browser-storage.ts'

export type DraftPicture = { id: string; address: string; alt: string }

export type Draft = {
  text: string
  pictures: DraftPicture[]
  /** The server stores a message once, however often it is sent with this key. */
  key: string
  /** It was sent without a connection, and is sent again when there is one. */
  is_waiting: boolean
}

export function blankDraft(): Draft {
  return { text: '', pictures: [], key: randomUuid(), is_waiting: false }
}

/**
 * What is typed for a thread or for a person. It survives a reload and a time without a connection, and goes when the
 * member signs out. With the same key it is sent once.
 */
export function useDraft(of: string, user_id: string) {
  const storageKey = `${PRIVATE}message.${of}.${user_id}`
  const [draft, setDraft] = useState(() => readDraft(storageKey))
  const change = (next: Draft) => {
    setDraft(next)
    if (next.text.trim() === '' && next.pictures.length === 0) forget(storageKey)
    else store(storageKey, JSON.stringify(next))
  }
  return { draft, change }
}

/** Checked, because a browser's storage may hold anything. */
function readDraft(storageKey: string): Draft {
  const kept = parseJson(readStored(storageKey) ?? '')
  if (!isRecord(kept) || typeof kept.text !== 'string' || typeof kept.key !== 'string') return blankDraft()
  const pictures = Array.isArray(kept.pictures) ? kept.pictures.filter(isPicture) : []
  return { text: kept.text, key: kept.key, pictures, is_waiting: kept.is_waiting === true }
}

function isPicture(value: unknown): value is DraftPicture {
  return isRecord(value) && ['id', 'address', 'alt'].every((name) => typeof value[name] === 'string')
}
