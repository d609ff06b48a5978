/** The part used here. Browsers have it under two names, and TypeScript has no type for it. */
export interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  start(): void
  stop(): void
  abort(): void
}

type RecognitionClass = new () => Recognition

export function speechRecognition(): RecognitionClass | undefined {
  const browser = window as Window & {
    SpeechRecognition?: RecognitionClass
    webkitSpeechRecognition?: RecognitionClass
  }
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition
}

/** False where the page may not use the microphone, because the browser would refuse every try. */
export function canDictate(): boolean {
  const page = document as Document & { featurePolicy?: { allowsFeature(name: string): boolean } }
  return speechRecognition() !== undefined && (page.featurePolicy?.allowsFeature('microphone') ?? true)
}
