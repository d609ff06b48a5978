import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useNavigate } from 'react-router'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string
  /** Stored in the history for the page it leads to. */
  state?: unknown
}

/** A link within the application (see browser-router.tsx for why it is not react-router's). */
export function Link({ to, state, onClick, target, ...rest }: LinkProps) {
  const href = useHref(to)
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || target || !isPlainClick(event)) return
    event.preventDefault()
    void navigate(to, { state, replace: href === window.location.pathname + window.location.search })
  }
  return <a {...rest} {...(target && { target })} href={href} onClick={follow} />
}

/** With a modifier key the browser opens a tab or a window, or saves: that must not be prevented. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
