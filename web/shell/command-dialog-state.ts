import { useSyncExternalStore } from 'react'

/** The command palette, or the list of keyboard shortcuts. */
export type CommandDialog = 'palette' | 'shortcuts'

let shown: CommandDialog | null = null
const listeners = new Set<() => void>()

/** From a button, a key or a command: whoever asks need not know who shows it. */
export function showCommandDialog(dialog: CommandDialog | null): void {
  shown = dialog
  for (const listener of listeners) listener()
}

export function useShownCommandDialog(): CommandDialog | null {
  return useSyncExternalStore(subscribe, () => shown)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'> & {
  target: unknown
}

/** Which dialog a key opens: Ctrl or ⌘ with K anywhere; a lone ? only where nobody is typing. */
export function readShortcut({
  key,
  ctrlKey,
  metaKey,
  altKey,
  defaultPrevented,
  target,
}: Pressed): CommandDialog | undefined {
  if (defaultPrevented || altKey) return undefined
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') return 'palette'
  return key === '?' && !ctrlKey && !metaKey && !isTyping(target) ? 'shortcuts' : undefined
}

function isTyping(target: unknown): boolean {
  if (typeof target !== 'object' || target === null || !('tagName' in target)) return false
  const editable = 'isContentEditable' in target && target.isContentEditable === true
  return editable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(String(target.tagName))
}

/** What the key is called that opens commands on this machine. */
export function commandKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
}
