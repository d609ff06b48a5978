import { eventsRoutes } from '#server/events/routes.ts'
import { createReadMember } from '#server/features/accounts/public.ts'
import { accountsRoutes } from '#server/features/accounts/routes.ts'
import { adminRoutes } from '#server/features/admin/routes.ts'
import { artOfWarRoutes } from '#server/features/art-of-war/routes.ts'
import { athletesRoutes } from '#server/features/athletes/routes.ts'
import { bookingsRoutes } from '#server/features/bookings/routes.ts'
import { calendarsRoutes } from '#server/features/calendars/routes.ts'
import { checkInsRoutes } from '#server/features/check-ins/routes.ts'
import { coachApplicationsRoutes } from '#server/features/coach-applications/routes.ts'
import { coachDeskRoutes } from '#server/features/coach-desk/routes.ts'
import { coachesRoutes } from '#server/features/coaches/routes.ts'
import { conversationsRoutes } from '#server/features/conversations/routes.ts'
import { dashboardRoutes } from '#server/features/dashboard/routes.ts'
import { fightCampRoutes } from '#server/features/fight-camp/routes.ts'
import { fighterFileRoutes } from '#server/features/fighter-file/routes.ts'
import { filesRoutes } from '#server/features/files/routes.ts'
import { firstCampRoutes } from '#server/features/first-camp/routes.ts'
import { liveRoutes } from '#server/features/live/routes.ts'
import { lookBackRoutes } from '#server/features/look-back/routes.ts'
import { mailsRoutes } from '#server/features/mails/routes.ts'
import { marketplaceRoutes } from '#server/features/marketplace/routes.ts'
import { messagesRoutes } from '#server/features/messages/routes.ts'
import { moderationRoutes } from '#server/features/moderation/routes.ts'
import { notificationsRoutes } from '#server/features/notifications/routes.ts'
import { createMetrics } from '#server/features/operations/public.ts'
import { operationsRoutes } from '#server/features/operations/routes.ts'
import { ordersRoutes } from '#server/features/orders/routes.ts'
import { paidMemberships } from '#server/features/paid-membership/public.ts'
import { paidMembershipRoutes } from '#server/features/paid-membership/routes.ts'
import { peopleRoutes } from '#server/features/people/routes.ts'
import { plansRoutes } from '#server/features/plans/routes.ts'
import { profileRoutes } from '#server/features/profile/routes.ts'
import { pushRoutes } from '#server/features/push/routes.ts'
import { quizRoutes } from '#server/features/quiz/routes.ts'
import { reviewsRoutes } from '#server/features/reviews/routes.ts'
import { readHeardSpaces } from '#server/features/spaces/public.ts'
import { spacesRoutes } from '#server/features/spaces/routes.ts'
import { streakRoutes } from '#server/features/streak/routes.ts'
import { supportRoutes } from '#server/features/support/routes.ts'
import { trainingRoutes } from '#server/features/training/routes.ts'
import { translationsRoutes } from '#server/features/translations/routes.ts'
import { createHttpApp } from '#server/http/create-http-app.ts'
import type { Route } from '#server/http/route.ts'
import type { WebFiles } from '#server/http/web-files.ts'
import type { Services } from '#server/services.ts'

/** Mounts every feature. `web` is absent in development, where Vite serves the pages. */
export async function createApp(services: Services, web?: WebFiles) {
  const metrics = services.env.METRICS ? await createMetrics(services.pool) : undefined
  const readMember = createReadMember(services)
  const routes: Route[] = []
  routes.push(
    ...accountsRoutes(services),
    ...adminRoutes(services),
    ...artOfWarRoutes(services),
    ...athletesRoutes(services),
    ...calendarsRoutes(services),
    ...bookingsRoutes(services),
    ...checkInsRoutes(services),
    ...coachApplicationsRoutes(services),
    ...coachDeskRoutes(services),
    ...coachesRoutes(services),
    ...conversationsRoutes(services, { readMember }),
    ...dashboardRoutes(services),
    ...eventsRoutes(services, { readMember, readHeardSpaces: (member) => readHeardSpaces(services, member) }),
    ...fightCampRoutes(services),
    ...fighterFileRoutes(services),
    ...filesRoutes(services),
    ...firstCampRoutes(services),
    ...liveRoutes(services),
    ...lookBackRoutes(services),
    ...mailsRoutes(services),
    ...marketplaceRoutes(services),
    ...moderationRoutes(services),
    ...messagesRoutes(services),
    ...notificationsRoutes(services),
    // Before the orders: /api/sandbox/clock is not the id of a checkout.
    ...paidMembershipRoutes(services),
    ...ordersRoutes(services, paidMemberships(services)),
    ...peopleRoutes(services),
    ...plansRoutes(services),
    ...trainingRoutes(services),
    ...profileRoutes(services),
    ...pushRoutes(services),
    ...quizRoutes(services),
    ...reviewsRoutes(services),
    ...spacesRoutes(services),
    ...streakRoutes(services),
    ...supportRoutes(services),
    ...translationsRoutes(services),
    ...operationsRoutes(services, { routes: () => routes, metrics, builtFiles: [...(web?.files.keys() ?? [])] }),
  )
  return createHttpApp({ services, routes, readMember, web, observe: metrics?.observe })
}
