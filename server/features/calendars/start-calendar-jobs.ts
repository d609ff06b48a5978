import type { Services } from '#server/services.ts'
import { READ_BUSY_CALENDARS, readBusyCalendars } from './busy-times.ts'

export async function startCalendarJobs(
  services: Pick<Services, 'db' | 'clock' | 'busyCalendars' | 'log' | 'jobs'>,
): Promise<void> {
  const { jobs } = services
  await jobs.work(READ_BUSY_CALENDARS, () => readBusyCalendars(services), { pollSeconds: 30 })
  await jobs.schedule(READ_BUSY_CALENDARS, '*/15 * * * *')
}
