import { takeTurns } from '#server/db/advisory-locks.ts'
import { isEmpty } from '#server/db/empty.ts'
import { bootstrapAdmin } from '#server/features/accounts/public.ts'
import { installCalendars } from '#server/features/calendars/public.ts'
import { installCatalogue } from '#server/features/marketplace/public.ts'
import type { Services } from '#server/services.ts'
import { showProgress } from './progress.ts'

/**
 * The work of an installation's first start. An embedded installation is a demo, which also gets the catalogue of the
 * version that starts, and its calendars. With several processes, one at a time does it.
 */
export function prepareInstallation(services: Services) {
  return takeTurns(services.pool, 'installation', async () => {
    const firstStart = await isEmpty(services.pool)
    const demoPassword =
      services.env.embedded && firstStart
        ? await showProgress('Creating the demo accounts', () => createDemo(services))
        : undefined
    if (services.env.embedded) {
      await installCatalogue(services.db, services.clock.now())
      await installCalendars(services.db)
    }
    return { demoPassword, bootstrapped: await bootstrapAdmin(services, firstStart) }
  })
}

/** Later starts do not load what only this needs: it has the strategist answer the demo member. */
async function createDemo(services: Services): Promise<string> {
  const { seedDemo } = await import('#server/db/seed.ts')
  return await seedDemo(services)
}
