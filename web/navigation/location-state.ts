/** What one of our own pages left in the history for the next. Anything may stand there: it is checked, not trusted. */
export function readLocationState(state: unknown): { from: unknown; coach: boolean; email: string } {
  const fields: Record<string, unknown> = typeof state === 'object' && state !== null ? { ...state } : {}
  return {
    from: fields.from,
    coach: fields.coach === true,
    email: typeof fields.email === 'string' ? fields.email : '',
  }
}
