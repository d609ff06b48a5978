import { runSteps } from './run-steps.ts'
import { thorough } from './suites/journeys.ts'
import { hardship } from './suites/unit.ts'

/** What takes minutes to show, and so is not part of every test run: every control pressed, every language, load, rubbish, kill -9. */
process.exitCode = await runSteps([{ atOnce: 1, steps: { hardship, thorough } }], process.argv.slice(2))
