import { CRISIS_REGIONS } from '#content/crisis-lines/crisis-lines.ts'
import type { CRISIS_LINE_SOURCES, CrisisChoice, CrisisCountry } from '#contract/crisis-country-rules.ts'
import type { Env } from '#server/env.ts'

const COUNTRY_OF_ZONE = new Map<string, CrisisCountry>(
  (Object.keys(CRISIS_REGIONS) as CrisisCountry[]).flatMap((country) =>
    CRISIS_REGIONS[country].time_zones.map((zone) => [zone, country] as const),
  ),
)

/** What is known of where a member lives. */
export interface Whereabouts {
  /** What the member chose; null leaves it to the time zone. */
  crisis_country: CrisisChoice | null
  time_zone: string | null
}

export interface FoundLine {
  /** Null without a known one: a wrong number is worse than none. */
  line: string | null
  by: (typeof CRISIS_LINE_SOURCES)[number]
  /** Null where no country decided. */
  country: CrisisCountry | null
}

/** Whom to call: the operator's line, else that of the chosen country, else that of the time zone's country. */
export function findCrisisLine(
  { CRISIS_LINE }: Pick<Env, 'CRISIS_LINE'>,
  { crisis_country, time_zone }: Whereabouts,
): FoundLine {
  if (CRISIS_LINE) return { line: CRISIS_LINE, by: 'operator', country: null }
  if (crisis_country) {
    const country = crisis_country === 'none' ? null : crisis_country
    return { line: lineOf(country), by: 'choice', country }
  }
  const country = (time_zone && COUNTRY_OF_ZONE.get(time_zone)) || null
  return { line: lineOf(country), by: 'time-zone', country }
}

function lineOf(country: CrisisCountry | null): string | null {
  const line = country && CRISIS_REGIONS[country].line
  return line ? `${line.name}, ${line.call}` : null
}
