export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
