import { useEffect, useRef, useState } from 'react'
import type { Language } from '#contract/language.ts'
import { currentLanguage } from '#web/i18n/language.ts'

/** As far as it is used here; browsers have it under two names, and TypeScript under none. */
interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  start(): void
  stop(): void
  abort(): void
}

type RecognitionResults = Event & { resultIndex: number; results: ArrayLike<ArrayLike<{ transcript: string }>> }

const VOICES: Record<Language, string> = { en: 'en-US', pt: 'pt-BR', es: 'es-MX' }

function recognitionOf(): (new () => Recognition) | undefined {
  const browser = window as Window & {
    SpeechRecognition?: new () => Recognition
    webkitSpeechRecognition?: new () => Recognition
  }
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition
}

/** Where the page may not use the microphone, the browser would refuse every try. */
function mayListen(): boolean {
  const page = document as Document & { featurePolicy?: { allowsFeature(name: string): boolean } }
  return page.featurePolicy?.allowsFeature('microphone') ?? true
}

type DictationEvents = { onHeard: (words: string) => void; onFailed: () => void }

/** Undefined where the browser cannot listen. */
export function useDictation({ onHeard, onFailed }: DictationEvents) {
  const [listening, setListening] = useState(false)
  const active = useRef<Recognition>(undefined)
  useEffect(() => () => active.current?.abort(), [])
  const SpeechRecognition = recognitionOf()
  if (!SpeechRecognition || !mayListen()) return undefined

  const start = () => {
    const recognition = new SpeechRecognition()
    active.current = recognition
    recognition.lang = VOICES[currentLanguage()]
    recognition.continuous = true
    recognition.addEventListener('result', (event) => {
      const { results, resultIndex } = event as RecognitionResults
      onHeard(
        Array.from(results)
          .slice(resultIndex)
          .map((result) => result[0]?.transcript.trim() ?? '')
          .join(' '),
      )
    })
    recognition.addEventListener('error', (event) => {
      const reason = (event as Event & { error?: string }).error
      if (reason !== 'aborted' && reason !== 'no-speech') onFailed()
    })
    recognition.addEventListener('end', () => setListening(false))
    setListening(true)
    recognition.start()
  }
  return { listening, toggle: () => (listening ? active.current?.stop() : start()) }
}
