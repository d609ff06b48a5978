import { loadCalendarFiles } from '#server/features/plans/public.ts'
import type { Services } from '#server/services.ts'

interface BookedSeminar {
  /** Of the order: a newer file replaces the entry of an older one. */
  id: string
  title: string
  number: string
  seller_name: string
  starts_at: Date
  minutes: number | null
  join_url: string | null
  is_cancelled?: boolean
}

/** The calendar file of a seat. */
export async function seminarFile({ clock }: Pick<Services, 'clock'>, seminar: BookedSeminar): Promise<string> {
  const { id, title, number, seller_name, starts_at, minutes, join_url, is_cancelled = false } = seminar
  const { eventFile } = await loadCalendarFiles()
  return eventFile({
    id,
    title,
    description: [seller_name, number].join('\n'),
    starts_at,
    ends_at: new Date(starts_at.getTime() + (minutes ?? 0) * 60_000),
    url: join_url,
    stamp: clock.now(),
    is_cancelled,
  })
}
