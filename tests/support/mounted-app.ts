import { userEvent } from '@testing-library/user-event'
import { Window } from 'happy-dom'
import { onTestFinished, vi } from 'vitest'
import { populateGlobal } from 'vitest/runtime'
import type { Language } from '#contract/language.ts'
import type { Session } from '#contract/session.ts'
import type { ApiBrowser } from './api-browser.ts'
import { Wire } from './wire.ts'

const ORIGIN = 'http://localhost:3000'

interface OpenOptions {
  language?: Language
  /** Who is signed in; nobody unless said. */
  session?: Session
  /** Where calls without a prepared answer go; it knows who is signed in. Without it, such a call fails the test. */
  server?: ApiBrowser
  /** What the browser holds of an earlier page; nothing unless said. */
  kept?: { localStorage?: Record<string, string>; sessionStorage?: Record<string, string> }
  /** Prepares the answers to the calls that the page makes as it opens. */
  answers?: (wire: Wire) => void
}

/**
 * The whole web as a browser runs it, at this address, without a browser: real components on a document without
 * layout or styles, and a server that answers as the test says. Every opening is a new page with modules of its own.
 */
export async function openApp(path: string, options: OpenOptions = {}) {
  const { language = 'en', session = null, server, kept = {}, answers } = options
  const window = new Window({ url: ORIGIN + path, width: 1280, height: 800 })
  const wire = new Wire(server ?? session)
  answers?.(wire)
  const stopTimers = becomeBrowser(window, wire, language)
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    for (const [key, value] of Object.entries(kept[kind] ?? {})) window[kind].setItem(key, value)
  }
  window.document.documentElement.lang = language
  vi.resetModules()
  const { startApp } = await import('#web/start-app.tsx')
  const root = startApp(document.body.appendChild(document.createElement('div')))
  onTestFinished(async () => {
    root.unmount()
    stopTimers()
    await window.happyDOM.abort()
    if (wire.unexpected.length > 0) throw new Error(`Nothing was prepared for ${wire.unexpected.join(', ')}`)
  })
  return {
    wire,
    user: userEvent.setup({ document, delay: null }),
    storage: (kind: 'localStorage' | 'sessionStorage') => ({ ...window[kind] }) as Record<string, string>,
  }
}

/**
 * Puts what a page finds around it where its code looks for it, until another page takes its place: what React still
 * has to do after a test needs a window too. Answers how to stop what runs by itself.
 */
export function becomeBrowser(window: Window, wire: Wire, language: Language): () => void {
  populateGlobal(globalThis, window, { bindFunctions: true })
  Object.defineProperty(window.navigator, 'languages', { value: [language] })
  Object.assign(window.HTMLElement.prototype, { showPopover() {}, hidePopover() {}, scrollIntoView() {} })
  const timers = new Set<NodeJS.Timeout>()
  const record =
    (start: typeof setTimeout) =>
    (act: () => void, milliseconds?: number): NodeJS.Timeout => {
      const timer = start(act, milliseconds)
      timers.add(timer)
      return timer
    }
  Object.assign(globalThis, {
    fetch: wire.fetch,
    BroadcastChannel: SilentChannel,
    EventSource: SilentEventSource,
    scrollTo: () => undefined,
    setTimeout: record(nodeSetTimeout),
    setInterval: record(nodeSetInterval as typeof setTimeout),
  })
  return () => {
    for (const timer of timers) clearTimeout(timer)
  }
}

const { setTimeout: nodeSetTimeout, setInterval: nodeSetInterval } = globalThis

/** There is one tab, and nothing happens elsewhere. */
class SilentChannel extends EventTarget {
  postMessage(): void {}
  close(): void {}
}

class SilentEventSource extends EventTarget {
  close(): void {}
}
