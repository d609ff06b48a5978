import { createStore, useStore } from '#web/store/create-store.ts'

/** The command palette, or the list of keyboard shortcuts. */
export type CommandDialog = 'palette' | 'shortcuts'

const shown = createStore<CommandDialog | null>(null)

/** Called by a button, a key or a command; the root renders the dialog. */
export const showCommandDialog = shown.set

export function useShownCommandDialog(): CommandDialog | null {
  return useStore(shown)
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'> & {
  target: unknown
}

/** Which dialog a key opens: Ctrl or ⌘ with K anywhere; ? only outside of fields. */
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

/** The name of the command key on this system. */
export function commandKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
}
