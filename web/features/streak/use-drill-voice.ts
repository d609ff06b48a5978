import { useEffect } from 'react'
import { readStored, store } from '#web/i18n/browser-storage.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { createStore, useStore } from '#web/store/create-store.ts'
import { beQuiet, say, useHasVoice } from '#web/ui/read-aloud.ts'

const KEY = 'kiai.drill-voice'
/** Slower than talk: the words are for somebody who breathes. */
const PACE = 0.9

const wanted = createStore(readStored(KEY) === 'on')

/**
 * Speaks each cue of the drill when it begins, if the member has switched the voice on. Undefined without a voice in the
 * member's language: then nothing is offered.
 */
export function useDrillVoice(cue: string | undefined, place: number): { on: boolean; toggle: () => void } | undefined {
  const language = useLanguage()
  const exists = useHasVoice(language)
  const on = useStore(wanted) && exists
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same cue is spoken again when it comes again
  useEffect(() => {
    if (on && cue) say(cue, language, PACE)
  }, [on, cue, place, language])
  useEffect(() => beQuiet, [])
  if (!exists) return undefined
  return {
    on,
    toggle: () => {
      wanted.set(!on)
      store(KEY, on ? 'off' : 'on')
      if (on) beQuiet()
    },
  }
}
