/** The date in the member's time zone ('2026-11-15'). Without a known time zone it is the date of this device. */
export function dayInZone(timeZone: string | null, now: Date): string {
  const parts = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.year}-${parts.month}-${parts.day}`
}

function formatFor(timeZone: string | null): Intl.DateTimeFormat {
  const fields = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  try {
    return new Intl.DateTimeFormat('en-US', { ...fields, ...(timeZone !== null && { timeZone }) })
  } catch (error) {
    // An older browser may not know every zone that the server knows.
    if (!(error instanceof RangeError)) throw error
    return new Intl.DateTimeFormat('en-US', fields)
  }
}
