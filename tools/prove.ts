import { runSteps } from './run-steps.ts'
import { thorough } from './suites/journeys.ts'
import { hardship } from './suites/unit.ts'

/** Tests that take minutes and are not part of every run: every control pressed, every language, load, invalid input, kill -9. */
process.exitCode = await runSteps([{ atOnce: 1, steps: { hardship, thorough } }], process.argv.slice(2))
