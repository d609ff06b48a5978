import { useEffect } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { InkStroke } from '#web/ui/ink.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { crashTexts } from './crash-texts.ts'
import { usePageTitle } from './page-title.ts'

const reload = () => window.location.reload()

/** What is left when a screen throws, or its texts do not arrive: what happened, and two ways on. */
export function CrashPage() {
  const texts = crashTexts[useLanguage()]
  usePageTitle(texts.page)
  // Nothing is left that would follow the Back button: the page it leads to is loaded instead.
  useEffect(() => {
    window.addEventListener('popstate', reload)
    return () => window.removeEventListener('popstate', reload)
  }, [])
  return (
    <main
      id="content"
      tabIndex={-1}
      className="page relative isolate grid min-h-dvh content-center gap-6 overflow-hidden py-16"
    >
      <InkStroke
        seed="knocked down"
        className="pointer-events-none absolute -start-[8%] bottom-[6%] -z-1 h-32 w-[116%] -rotate-2 text-blood"
      />
      <Wordmark label="Kiai" className="h-9" />
      <h1 className="type-display text-title">{texts.title}</h1>
      <p className="max-w-[42ch] text-lead">{texts.text}</p>
      <div className="flex flex-wrap gap-4">
        <Button size="large" onClick={reload}>
          {texts.reload}
        </Button>
        <a href="/" className={buttonClass({ variant: 'secondary', size: 'large' })}>
          {texts.home}
        </a>
      </div>
    </main>
  )
}
