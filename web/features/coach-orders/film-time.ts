import { MOST_FILM_SECONDS } from '#contract/order-rules.ts'

const TIME = /^(?:(?:(\d{1,2}):)?([0-5]?\d):([0-5]\d)|(\d{1,5}))$/

/** '0:42', '1:02:03' or plain seconds; undefined for anything else, and beyond the longest film. */
export function parseFilmTime(typed: string): number | undefined {
  const read = TIME.exec(typed.trim())
  if (!read) return undefined
  const [, hours = '0', minutes = '0', seconds = '0', plain] = read
  const total = plain === undefined ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : Number(plain)
  return total <= MOST_FILM_SECONDS ? total : undefined
}
