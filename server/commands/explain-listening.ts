import { SettingsError } from '#server/env.ts'
import { SETTINGS } from '#server/settings.ts'
import { EXIT_PORT_TAKEN, StartError } from './exit-with-reason.ts'

const HIGHEST_PORT = 65_535

export interface Place {
  host: string
  port: number
}

/** Why a program cannot listen there, with the setting to change. */
export function explainListening(cause: NodeJS.ErrnoException, { host, port }: Place): Error {
  if (cause.code === 'EADDRINUSE') {
    const other = port < HIGHEST_PORT ? port + 1 : port - 1
    return new StartError(
      `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${other} npm start`,
      EXIT_PORT_TAKEN,
      { cause },
    )
  }
  if (cause.code === 'EACCES')
    return new SettingsError(
      `PORT is not usable: this user may not listen on port ${port}; ports below 1024 are reserved for the system. ` +
        `Expected ${SETTINGS.PORT.expected} that this user may use. Example: ${SETTINGS.PORT.example}`,
      { cause },
    )
  return new SettingsError(
    `HOST is not usable: this machine cannot listen on ${host} (${cause.code}). ` +
      `Expected ${SETTINGS.HOST.expected} that this machine has. Example: ${SETTINGS.HOST.example}`,
    { cause },
  )
}
