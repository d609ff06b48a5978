import { stdout } from 'node:process'
import { DEMO_ACCOUNTS } from '#server/db/demo-accounts.ts'
import { isEmpty } from '#server/db/empty.ts'
import { seedDemo } from '#server/db/seed.ts'
import { exitWithReason, StartError } from './exit-with-reason.ts'
import { withServices } from './with-services.ts'

/** `npm run seed` */
export function run(): Promise<void> {
  return exitWithReason(() =>
    withServices(async (services) => {
      if (!(await isEmpty(services.pool)))
        throw new StartError('This database already has accounts. Demo data can only go into an empty one.')
      const password = await seedDemo(services)
      stdout.write(`Demo accounts, all with the password ${password}:\n`)
      for (const { email } of DEMO_ACCOUNTS) stdout.write(`  ${email}\n`)
    }),
  )
}
