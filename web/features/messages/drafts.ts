import { useState } from 'react'
import { isRecord, parseJson } from '#web/api/json.ts'
import { randomUuid } from '#web/api/random-uuid.ts'
import { forget, PRIVATE, readStored, store } from '#web/i18n/browser-storage.ts'

export type DraftPicture = { id: string; address: string; alt: string }

/** Where a message goes: into a thread that exists, or to someone as the first one. */
export type Place = { thread_id: string } | { user_id: string; post_id: string | undefined }

export type Draft = {
  text: string
  pictures: DraftPicture[]
  /** The server stores a message once, however often it is sent with this key. */
  key: string
}

export function blankDraft(): Draft {
  return { text: '', pictures: [], key: randomUuid() }
}

/** What is typed for a thread or for a person. It survives a reload, and goes when the member signs out. */
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
  return { text: kept.text, key: kept.key, pictures }
}

function isPicture(value: unknown): value is DraftPicture {
  return isRecord(value) && ['id', 'address', 'alt'].every((name) => typeof value[name] === 'string')
}
