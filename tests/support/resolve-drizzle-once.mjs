// For the processes that run tests: an installation's commands do the same in run.mjs. Saves 1.5 s of CPU in each process.
import { resolveOnce } from '../../server/resolve-once.mjs'

resolveOnce('drizzle-orm')
