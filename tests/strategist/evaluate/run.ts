/** `npm run evaluate`: see “To compare models” in docs/strategist.md. */
import { existsSync } from 'node:fs'
import process from 'node:process'
import { evaluate } from './evaluate.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
try {
  await evaluate(process.argv.slice(2), process.env, (text) => process.stdout.write(text))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
