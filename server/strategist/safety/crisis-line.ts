import { CRISIS_REGIONS, type CrisisLine } from '#content/crisis-lines/crisis-lines.ts'
import type { Env } from '#server/env.ts'

const LINES = new Map<string, CrisisLine>(
  Object.values(CRISIS_REGIONS).flatMap(({ line, time_zones }) =>
    line ? time_zones.map((zone) => [zone, line] as const) : [],
  ),
)

/**
 * Whom to call: the operator's line, else that of the country in whose time zone the member lives. Null without a known
 * one: a wrong number is worse than none.
 */
export function crisisLine({ CRISIS_LINE }: Pick<Env, 'CRISIS_LINE'>, time_zone: string | null): string | null {
  if (CRISIS_LINE) return CRISIS_LINE
  const line = time_zone === null ? undefined : LINES.get(time_zone)
  return line ? `${line.name}, ${line.call}` : null
}
