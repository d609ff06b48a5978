const typed = new Set<HTMLInputElement | HTMLTextAreaElement>()

/** Remembers the fields that somebody has typed into. */
export function followTyping(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && isText(target)))
      typed.add(target)
  })
  document.addEventListener('submit', ({ target }) => {
    for (const field of typed) if (field.form === target) typed.delete(field)
  })
}

/** Whether a field on the screen holds something that was typed and not sent. */
export function hasTypedText(): boolean {
  for (const field of typed) if (!field.isConnected) typed.delete(field)
  return [...typed].some(({ value }) => value.trim() !== '')
}

function isText({ type }: HTMLInputElement): boolean {
  return !['checkbox', 'radio', 'range', 'search', 'file', 'button', 'submit'].includes(type)
}
