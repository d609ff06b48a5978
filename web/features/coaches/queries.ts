import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { MOST_OPENINGS } from '#contract/calendar-rules.ts'
import type { Opening } from '#contract/calendars.ts'
import type { Calls } from '#contract/calls.ts'
import type { Output } from '#contract/endpoint.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import type { WantedCoaches } from './wanted-coaches.ts'

export type CoachLines = Output<Calls['GET /api/coaches']>
export type PublicCoach = Output<Calls['GET /api/coaches/:slug']>

/** Loads as many pages as are shown, so that nothing leaves the screen when the list is fetched again. */
export function coachesQuery(wanted: WantedCoaches) {
  const queryKey = queryKeys.humanCoachesBy(wanted.search, wanted.specialty ?? null)
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<CoachLines> => {
      const shown = client.getQueryData<CoachLines>(queryKey)?.coaches.length ?? 0
      let lines = await readCoaches(wanted, undefined, signal)
      while (lines.more && lines.coaches.length < shown) lines = await withNextCoaches(wanted, lines, signal)
      return lines
    },
    placeholderData: keepPreviousData,
  })
}

export async function withNextCoaches(
  wanted: WantedCoaches,
  shown: CoachLines,
  signal?: AbortSignal,
): Promise<CoachLines> {
  const next = await readCoaches(wanted, shown.coaches.at(-1)?.slug, signal)
  return { coaches: [...shown.coaches, ...next.coaches], more: next.more }
}

function readCoaches(
  { search, specialty }: WantedCoaches,
  after: string | undefined,
  signal: AbortSignal | undefined,
): Promise<CoachLines> {
  return call('GET /api/coaches', { ...(search && { search }), specialty, after }, { signal })
}

/** What a session with each of the shown coaches costs, and when the next one is open. */
export function openingsQuery(slugs: readonly string[]) {
  return queryOptions({
    queryKey: queryKeys.openings(slugs),
    queryFn: async ({ signal }): Promise<Map<string, Opening>> => {
      const parts = Array.from({ length: Math.ceil(slugs.length / MOST_OPENINGS) }, (_, part) =>
        slugs.slice(part * MOST_OPENINGS, (part + 1) * MOST_OPENINGS),
      )
      const answers = await Promise.all(
        parts.map((part) => call('GET /api/openings', { slugs: part.join(',') }, { signal })),
      )
      return new Map(answers.flatMap(({ openings }) => openings).map((opening) => [opening.slug, opening]))
    },
    placeholderData: keepPreviousData,
  })
}

export function coachQuery(slug: string) {
  return queryOptions({
    queryKey: queryKeys.humanCoach(slug),
    queryFn: ({ signal }) => call('GET /api/coaches/:slug', { slug }, { signal }),
  })
}

export function followQuery(slug: string) {
  return queryOptions({
    queryKey: queryKeys.follow(slug),
    queryFn: ({ signal }) => call('GET /api/coaches/:slug/follow', { slug }, { signal }),
  })
}
