import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { Event, type HTMLDialogElement, Window } from 'happy-dom'
import { onTestFinished, vi } from 'vitest'
import { populateGlobal } from 'vitest/runtime'
import type { Language } from '#contract/language.ts'
import type { Session } from '#contract/session.ts'
import type { ApiBrowser } from './api-browser.ts'
import { Wire } from './wire.ts'

const ORIGIN = 'http://localhost:3000'

interface OpenOptions {
  language?: Language
  /** The signed-in session; none by default. */
  session?: Session
  /** A real server for calls without a prepared answer, with its own session. Without it such a call fails the test. */
  server?: ApiBrowser
  /** What an earlier page stored in the browser; nothing by default. */
  kept?: { localStorage?: Record<string, string>; sessionStorage?: Record<string, string> }
  /** Prepares the answers to the calls that the page makes when it opens. */
  answers?: (wire: Wire) => void
}

/**
 * Opens the whole web app at this address without a browser: real components on a document without layout or styles, and
 * a server that answers as the test says. Each call opens a new page with newly loaded modules.
 */
export async function openApp(path: string, options: OpenOptions = {}) {
  const { language = 'en', session = null, server, kept = {}, answers } = options
  const window = new Window({ url: ORIGIN + path, width: 1280, height: 800 })
  const wire = new Wire(server ?? session)
  // The unread mark in the navigation is on every page.
  if (!server) wire.leaveOpen('GET /api/threads/unread')
  answers?.(wire)
  const stopTimers = setBrowserGlobals(window, wire, language)
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
    // Nothing is styled here, and computing styles is slow: no element refuses the pointer.
    user: userEvent.setup({ document, delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    storage: (kind: 'localStorage' | 'sessionStorage') => ({ ...window[kind] }) as Record<string, string>,
  }
}

/**
 * Sets the browser's globals. They stay until the next page replaces them, because React may still work after a test and
 * needs a window. Returns a function that stops the page's timers.
 */
export function setBrowserGlobals(window: Window, wire: Wire, language: Language): () => void {
  // Nothing is styled here, and computing styles took a tenth of the CPU: what an element says of its own style is enough.
  Object.assign(window, { getComputedStyle: ({ style }: HTMLElement) => style })
  populateGlobal(globalThis, window, { bindFunctions: true })
  Object.defineProperty(window.navigator, 'languages', { value: [language] })
  Object.assign(window.HTMLElement.prototype, { showPopover() {}, hidePopover() {}, scrollIntoView() {} })
  // Pictures are not loaded here: they stay pending until a test ends them.
  Object.defineProperty(window.HTMLImageElement.prototype, 'complete', { value: false })
  Object.assign(window.HTMLDialogElement.prototype, { showModal: openLikeBrowser, close: closeLikeBrowser })
  const timers = new Set<NodeJS.Timeout>()
  const record =
    (start: typeof setTimeout) =>
    (...given: Parameters<typeof setTimeout>): NodeJS.Timeout => {
      const timer = start(...given)
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

/** Where the focus was when a dialog opened. */
const focusBefore = new WeakMap<HTMLDialogElement, Element | null>()

function openLikeBrowser(this: HTMLDialogElement): void {
  focusBefore.set(this, document.activeElement)
  this.open = true
}

/**
 * A browser returns the focus, and sends the close event later, when a dialog that was reopened at once is already open
 * again.
 */
function closeLikeBrowser(this: HTMLDialogElement): void {
  if (!this.open) return
  this.open = false
  const before = focusBefore.get(this)
  if (before instanceof HTMLElement) before.focus()
  nodeSetTimeout(() => this.dispatchEvent(new Event('close')))
}

/** There is only one tab, so no messages arrive from others. */
class SilentChannel extends EventTarget {
  postMessage(): void {}
  close(): void {}
}

class SilentEventSource extends EventTarget {
  close(): void {}
}
