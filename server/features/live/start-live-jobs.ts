import { LOOK_AFTER_LIVE, lookAfterLive } from './look-after-live.ts'
import { type LiveNews, TELL_LIVE, type TellServices, tellLive } from './tell-about-live.ts'

export async function startLiveJobs(services: TellServices): Promise<void> {
  const { jobs } = services
  await jobs.work<LiveNews>(TELL_LIVE, (news) => tellLive(services, news), { pollSeconds: 5 })
  await jobs.work(LOOK_AFTER_LIVE, () => lookAfterLive(services), { pollSeconds: 30 })
  await jobs.schedule(LOOK_AFTER_LIVE, '*/5 * * * *')
}
