import { boundaries } from './gates/boundaries.ts'
import { house } from './gates/house.ts'
import { lint } from './gates/lint.ts'
import { texts } from './gates/texts.ts'
import { types } from './gates/types.ts'
import { unused } from './gates/unused.ts'
import { runSteps } from './run-steps.ts'
import { journeys } from './suites/journeys.ts'
import { unit } from './suites/unit.ts'

// Cheap steps come first, two at a time, then the unit tests; the browser tests run alone.
const stages = [
  { atOnce: 2, steps: { types, lint, boundaries, unused, texts, house, unit } },
  { atOnce: 1, steps: { journeys } },
]

process.exitCode = await runSteps(stages, process.argv.slice(2))
