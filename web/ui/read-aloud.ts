import { useEffect } from 'react'
import type { Language } from '#contract/language.ts'
import { createStore, useStore } from '#web/store/create-store.ts'

const VOICES: Record<Language, string> = { en: 'en-US', pt: 'pt-BR', es: 'es-MX' }

type Spoken = {
  id: string
  language: Language
  /** Called when reading starts: without marks that would be spoken. */
  text: () => string
}

/** The id of the text that is read aloud; there is one at a time. */
const reading = createStore<string | undefined>(undefined)

function stop(): void {
  window.speechSynthesis.cancel()
  reading.set(undefined)
}

function read({ id, language, text }: Spoken): void {
  window.speechSynthesis.cancel()
  const spoken = new SpeechSynthesisUtterance(text())
  spoken.lang = VOICES[language]
  const end = () => {
    if (reading.get() === id) reading.set(undefined)
  }
  spoken.addEventListener('end', end)
  spoken.addEventListener('error', end)
  reading.set(id)
  window.speechSynthesis.speak(spoken)
}

/** Starts or stops reading a text aloud; undefined where the browser has no speech synthesis. */
export function useReadAloud(spoken: Spoken): { active: boolean; toggle: () => void } | undefined {
  const { id } = spoken
  const active = useStore(reading) === id
  useEffect(
    () => () => {
      if (reading.get() === id) stop()
    },
    [id],
  )
  if (!('speechSynthesis' in window)) return undefined
  return { active, toggle: () => (active ? stop() : read(spoken)) }
}
