import Mic from 'lucide-react/icons/mic'
import { useEffect, useRef, useState } from 'react'
import type { Language } from '#contract/language.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { IconButton } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { toast } from '#web/ui/toast.ts'
import { type Recognition, speechRecognition } from './speech-recognition.ts'

/** Shown only where `canDictate` is true. */
export function DictateButton({ onHeard }: { onHeard: (words: string) => void }) {
  const { t } = useTranslation('chat')
  const { listening, toggle } = useDictation({
    onHeard,
    onFailed: () => toast({ title: t('composer.dictationFailed'), variant: 'destructive' }),
  })
  return (
    <IconButton
      label={listening ? t('composer.dictating') : t('composer.dictate')}
      aria-pressed={listening}
      onClick={toggle}
      className={classNames('sm:size-12', listening && 'text-danger')}
    >
      <Mic aria-hidden="true" className="size-5" />
    </IconButton>
  )
}

type RecognitionResults = Event & { resultIndex: number; results: ArrayLike<ArrayLike<{ transcript: string }>> }

const VOICES: Record<Language, string> = { en: 'en-US', pt: 'pt-BR', es: 'es-MX' }

type DictationEvents = { onHeard: (words: string) => void; onFailed: () => void }

function useDictation({ onHeard, onFailed }: DictationEvents) {
  const [listening, setListening] = useState(false)
  const active = useRef<Recognition>(undefined)
  useEffect(() => () => active.current?.abort(), [])

  const start = () => {
    const SpeechRecognition = speechRecognition()
    if (!SpeechRecognition) return onFailed()
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
