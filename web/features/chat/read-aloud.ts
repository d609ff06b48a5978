import { useEffect, useSyncExternalStore } from 'react'
import type { Language } from '#contract/language.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { plainText } from './plain-text.ts'

const VOICES: Record<Language, string> = { en: 'en-US', pt: 'pt-BR', es: 'es-MX' }

/** One message at a time, whichever asks. */
let reading: string | undefined
const listeners = new Set<() => void>()

function change(next: string | undefined): void {
  reading = next
  for (const listener of listeners) listener()
}

function stop(): void {
  window.speechSynthesis.cancel()
  change(undefined)
}

function read(id: string, text: string): void {
  window.speechSynthesis.cancel()
  const spoken = new SpeechSynthesisUtterance(plainText(text))
  spoken.lang = VOICES[currentLanguage()]
  const end = () => {
    if (reading === id) change(undefined)
  }
  spoken.addEventListener('end', end)
  spoken.addEventListener('error', end)
  change(id)
  window.speechSynthesis.speak(spoken)
}

/** Reads a message, or stops reading it; undefined where the browser has no voice. */
export function useReadAloud(id: string, text: string): { active: boolean; toggle: () => void } | undefined {
  const active = useSyncExternalStore(subscribe, () => reading) === id
  useEffect(
    () => () => {
      if (reading === id) stop()
    },
    [id],
  )
  if (!('speechSynthesis' in window)) return undefined
  return { active, toggle: () => (active ? stop() : read(id, text)) }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
