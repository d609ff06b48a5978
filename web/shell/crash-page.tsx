import { Component, type ReactNode, useEffect } from 'react'
import { onConnectionRegained } from '#web/api/connection.ts'
import { LoadFailure } from '#web/api/retryable-import.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { forgetFailedTexts } from '#web/i18n/text-store.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { InkStroke } from '#web/ui/ink.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { crashTexts } from './crash-texts.ts'
import { usePageTitle } from './page-title.ts'

type Crash = { error: unknown } | null

/**
 * Shows a page in place of a render error, which React logs itself. If something failed to load, the page is retried
 * when the connection is back.
 */
export class CrashBoundary extends Component<{ children: ReactNode }, { crash: Crash }> {
  override state: { crash: Crash } = { crash: null }
  #stopWaiting = () => {}

  static getDerivedStateFromError(error: unknown) {
    return { crash: { error } }
  }

  override componentDidMount() {
    this.#stopWaiting = onConnectionRegained(() => {
      if (!(this.state.crash?.error instanceof LoadFailure)) return
      forgetFailedTexts()
      this.setState({ crash: null })
    })
  }

  override componentWillUnmount() {
    this.#stopWaiting()
  }

  override render() {
    return this.state.crash ? <CrashPage /> : this.props.children
  }
}

const reload = () => window.location.reload()

/** Shown when a page throws or its texts fail to load, with two ways to continue. */
function CrashPage() {
  const texts = crashTexts[useLanguage()]
  usePageTitle(texts.page)
  // The router is gone, so the Back button has to load its page.
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
