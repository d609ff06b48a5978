import { createServer } from 'node:net'
import { DEFAULT_PORT } from '#server/env.ts'
import { EXIT_PORT_TAKEN, StartError } from './exit-with-reason.ts'

const PORTS_TO_TRY = 20

/** The port asked for, or an error that says so; when none was asked for, the first free one from 3000 on. */
export async function findPort(host: string, wanted: number | undefined): Promise<number> {
  if (wanted === 0) return (await freePort(host, 0)) ?? 0
  if (wanted !== undefined) {
    if (await freePort(host, wanted)) return wanted
    throw new StartError(
      `Port ${wanted} is taken by another program. Stop that program, or choose another port: PORT=${wanted + 1} npm start`,
      EXIT_PORT_TAKEN,
    )
  }
  for (let port = DEFAULT_PORT; port < DEFAULT_PORT + PORTS_TO_TRY; port++) if (await freePort(host, port)) return port
  throw new StartError(
    `Ports ${DEFAULT_PORT} to ${DEFAULT_PORT + PORTS_TO_TRY - 1} are all taken. Choose another: PORT=8080 npm start`,
    EXIT_PORT_TAKEN,
  )
}

function freePort(host: string, port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(undefined)
      else reject(error)
    })
    probe.listen(port, host, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' ? address?.port : undefined))
    })
  })
}
