/** The history state that one page leaves for the next. It may hold anything, so it is checked. */
export function readLocationState(state: unknown) {
  const fields: Record<string, unknown> = typeof state === 'object' && state !== null ? { ...state } : {}
  return {
    from: fields.from,
    coach: fields.coach === true,
    email: typeof fields.email === 'string' ? fields.email : '',
    full_name: typeof fields.full_name === 'string' ? fields.full_name : '',
  }
}
