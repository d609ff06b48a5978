import { boundaries } from './gates/boundaries.ts'
import { house } from './gates/house.ts'
import { lint } from './gates/lint.ts'
import { texts } from './gates/texts.ts'
import { types } from './gates/types.ts'
import { unused } from './gates/unused.ts'
import { runSteps } from './run-steps.ts'
import { journeys } from './suites/journeys.ts'
import { unit } from './suites/unit.ts'

// Cheap steps first and side by side, the unit tests as soon as one lane is free; the browser has the machine to itself.
const stages = [
  { atOnce: 2, steps: { types, lint, boundaries, unused, texts, house, unit } },
  { atOnce: 1, steps: { journeys } },
]

process.exitCode = await runSteps(stages, process.argv.slice(2))
