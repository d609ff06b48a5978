import { useRef } from 'react'

/** No scripts. Same origin, so that this page may set the mail's styles; links open in this tab. */
const SANDBOX = 'allow-same-origin allow-top-navigation-by-user-activation'

/**
 * Shows a mail as a mail program would. The frame inherits our content security policy, which refuses style attributes,
 * but not styles that a script of ours sets: so the styles are passed as data attributes and set by this page.
 */
export function MailFrame({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const dress = () => {
    const page = frame.current?.contentDocument
    if (!frame.current || !page) return
    for (const element of page.querySelectorAll<HTMLElement>('[data-style]')) {
      element.style.cssText = element.dataset.style ?? ''
    }
    frame.current.style.height = `${page.documentElement.scrollHeight}px`
  }
  return (
    <iframe
      ref={frame}
      title={title}
      srcDoc={`<base target="_top">${html.replace(/(<[^>]*?\s)style="/g, '$1data-style="')}`}
      sandbox={SANDBOX}
      referrerPolicy="no-referrer"
      onLoad={dress}
      className="h-96 w-full rounded border border-line"
    />
  )
}
