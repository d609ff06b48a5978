import type { Mention } from './number-mentions.ts'

/** "At 22h", "6 in the morning": a time of day. Folded, in all three languages together. */
const LATEST_MORNING = 12
const HOUR_AFTER =
  /^ ?(?:am\b|pm\b|a\.m|p\.m|o.?clock|in the (?:morning|evening|afternoon)|at night|da (?:manha|tarde|noite)|de la (?:manana|tarde|noche))/
const HOUR_BEFORE = /\b(?:at|as|a las|las)(?: like| about| tipo)? $/
export function isClock({ figure, text }: Mention): boolean {
  const after = text.folded.slice(figure.end)
  if (HOUR_AFTER.test(after)) return true
  // "50 at 22" is a fee.
  const mayBeHour = figure.unit === undefined && figure.value <= 24 && !figure.money && figure.at === undefined
  const mayBeShort = figure.unit === 'hours' && /^ ?h(?![or])/.test(after)
  if ((mayBeHour || mayBeShort) && HOUR_BEFORE.test(text.folded.slice(0, figure.start))) return true
  return (
    figure.unit === 'hours' && figure.value > LATEST_MORNING && figure.per === undefined && /^ ?h(?![or])/.test(after)
  )
}
