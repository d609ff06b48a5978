import { useEffect, useSyncExternalStore } from 'react'
import type { Language } from '#contract/language.ts'
import { createStore, useStore } from '#web/store/create-store.ts'

const VOICES: Record<Language, string> = { en: 'en-US', pt: 'pt-BR', es: 'es-MX' }

type Spoken = {
  id: string
  language: Language
  /** Called when reading starts: without marks that would be spoken. */
  text: () => string
  /** How quickly; 1 is the pace of the voice. */
  pace?: number
}

/** The id of the text that is read aloud; there is one at a time. */
const reading = createStore<string | undefined>(undefined)

function stop(): void {
  window.speechSynthesis.cancel()
  reading.set(undefined)
}

function read({ id, language, text, pace = 1 }: Spoken): void {
  window.speechSynthesis.cancel()
  const spoken = utterance(text(), language, pace)
  const end = () => {
    if (reading.get() === id) reading.set(undefined)
  }
  spoken.addEventListener('end', end)
  spoken.addEventListener('error', end)
  reading.set(id)
  window.speechSynthesis.speak(spoken)
}

function utterance(text: string, language: Language, pace: number): SpeechSynthesisUtterance {
  const spoken = new SpeechSynthesisUtterance(text)
  spoken.lang = VOICES[language]
  spoken.rate = pace
  return spoken
}

/** Says a few words now, instead of what is being said. */
export function say(text: string, language: Language, pace = 1): void {
  stop()
  window.speechSynthesis.speak(utterance(text, language, pace))
}

export function beQuiet(): void {
  if ('speechSynthesis' in window) stop()
}

/** Whether the browser has a voice for a language. Some browsers load their voices late. */
export function useHasVoice(language: Language): boolean {
  return useSyncExternalStore(
    followVoices,
    () => hasVoice(language),
    () => false,
  )
}

function followVoices(listener: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => {}
  window.speechSynthesis.addEventListener('voiceschanged', listener)
  return () => window.speechSynthesis.removeEventListener('voiceschanged', listener)
}

function hasVoice(language: Language): boolean {
  if (!('speechSynthesis' in window)) return false
  return window.speechSynthesis.getVoices().some(({ lang }) => lang.toLowerCase().startsWith(language))
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
