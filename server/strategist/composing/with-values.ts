/** A text of a programme with its values: "{n} people". */
export const withValues = (text: string, values: Record<string, string | number | undefined>): string =>
  text
    .replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
    // A date may end with the full stop of its month.
    .replace(/\.\.(?!\.)/g, '.')
/** The same in all languages. */
export const timesMinutes = (times: number, minutes: number): string => `${times} × ${minutes} min`
/** With a capital letter in front. */
export const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
