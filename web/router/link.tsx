import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from './browser-router.tsx'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string
  /** Stored in the history for the page it leads to. */
  state?: unknown
}

/** A link within the application. */
export function Link({ to, state, onClick, target, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || target || !isPlainClick(event)) return
    event.preventDefault()
    navigate(to, { state, replace: to === window.location.pathname + window.location.search })
  }
  return <a {...rest} {...(target && { target })} href={to} onClick={follow} />
}

/** With a modifier key the browser opens a tab or a window, or saves: that must not be prevented. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
