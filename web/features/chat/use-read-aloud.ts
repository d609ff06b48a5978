import { useEffect, useState } from 'react'
import type { Language } from '#contract/language.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { plainText } from './plain-text.ts'

const VOICES: Record<Language, string> = { en: 'en-US', pt: 'pt-BR', es: 'es-MX' }

/** Reads one message at a time; undefined where the browser has no voice. */
export function useReadAloud() {
  const [reading, setReading] = useState<string>()
  useEffect(() => () => window.speechSynthesis?.cancel(), [])
  if (!('speechSynthesis' in window)) return undefined

  const stop = () => {
    window.speechSynthesis.cancel()
    setReading(undefined)
  }
  const read = (id: string, text: string) => {
    window.speechSynthesis.cancel()
    const spoken = new SpeechSynthesisUtterance(plainText(text))
    spoken.lang = VOICES[currentLanguage()]
    const end = () => setReading((current) => (current === id ? undefined : current))
    spoken.addEventListener('end', end)
    spoken.addEventListener('error', end)
    setReading(id)
    window.speechSynthesis.speak(spoken)
  }
  return { reading, read, stop }
}

export type ReadAloud = ReturnType<typeof useReadAloud>
