import type { CommandPanel } from './shown-panel.ts'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'> & {
  target: unknown
}

/** Ctrl or ⌘ with K anywhere; a lone ? only where nobody is typing. */
export function readShortcut({
  key,
  ctrlKey,
  metaKey,
  altKey,
  defaultPrevented,
  target,
}: Pressed): CommandPanel | undefined {
  if (defaultPrevented || altKey) return undefined
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') return 'palette'
  return key === '?' && !ctrlKey && !metaKey && !isTyping(target) ? 'shortcuts' : undefined
}

function isTyping(target: unknown): boolean {
  if (typeof target !== 'object' || target === null || !('tagName' in target)) return false
  const editable = 'isContentEditable' in target && target.isContentEditable === true
  return editable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(String(target.tagName))
}
