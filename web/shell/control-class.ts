/** Buttons that open a menu or a dialog, quiet beside the content. */
export const controlClass =
  'inline-flex min-h-11 items-center gap-3 rounded px-2 font-display text-base font-semibold tracking-[0.06em] text-muted uppercase transition-colors hover:bg-strong hover:text-text'
