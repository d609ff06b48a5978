import type { KeyboardEvent } from 'react'

/**
 * Whether this key sends what is typed in a field of several lines. On a touch screen Enter makes a new line, because its
 * keyboard has no Shift + Enter.
 */
export function sendsOnEnter({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  if (key !== 'Enter' || shiftKey || nativeEvent.isComposing) return false
  return hasKeyboard()
}

/** False on a touch screen. */
export const hasKeyboard = () => !window.matchMedia('(pointer: coarse)').matches
