import { stderr } from 'node:process'
import { EmbeddedDatabaseError } from '#server/db/embedded/embedded-database-error.ts'
import { SettingsError } from '#server/env.ts'

const EXIT_SETTINGS = 2
export const EXIT_PORT_TAKEN = 3

/** An error that an operator can act on, printed without a stack. Any other error is a fault and keeps its stack. */
export class StartError extends Error {
  override name = 'StartError'
  readonly exitCode: number

  constructor(message: string, exitCode = 1, options?: ErrorOptions) {
    super(message, options)
    this.exitCode = exitCode
  }
}

export async function exitWithReason(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (isForPeople(error)) stderr.write(`\n${error.message}\n\n`)
    else console.error(error)
    process.exit(exitCode(error))
  }
}

function isForPeople(error: unknown): error is Error {
  return error instanceof SettingsError || error instanceof StartError || error instanceof EmbeddedDatabaseError
}

function exitCode(error: unknown): number {
  if (error instanceof SettingsError) return EXIT_SETTINGS
  return error instanceof StartError ? error.exitCode : 1
}
