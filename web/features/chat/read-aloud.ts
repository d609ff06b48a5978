import { useEffect } from 'react'
import type { Language } from '#contract/language.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { createStore, useStore } from '#web/store/create-store.ts'
import { plainText } from './plain-text.ts'

const VOICES: Record<Language, string> = { en: 'en-US', pt: 'pt-BR', es: 'es-MX' }

/** The id of the message that is read aloud; there is one at a time. */
const reading = createStore<string | undefined>(undefined)

function stop(): void {
  window.speechSynthesis.cancel()
  reading.set(undefined)
}

function read(id: string, text: string): void {
  window.speechSynthesis.cancel()
  const spoken = new SpeechSynthesisUtterance(plainText(text))
  spoken.lang = VOICES[currentLanguage()]
  const end = () => {
    if (reading.get() === id) reading.set(undefined)
  }
  spoken.addEventListener('end', end)
  spoken.addEventListener('error', end)
  reading.set(id)
  window.speechSynthesis.speak(spoken)
}

/** Starts or stops reading a message aloud; undefined where the browser has no speech synthesis. */
export function useReadAloud(id: string, text: string): { active: boolean; toggle: () => void } | undefined {
  const active = useStore(reading) === id
  useEffect(
    () => () => {
      if (reading.get() === id) stop()
    },
    [id],
  )
  if (!('speechSynthesis' in window)) return undefined
  return { active, toggle: () => (active ? stop() : read(id, text)) }
}
