import type { Server as HttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { DEFAULT_PORT } from '#server/env.ts'
import { EXIT_PORT_TAKEN, StartError } from './exit-with-reason.ts'
import { explainListening, type Place } from './explain-listening.ts'

const PORTS_TO_TRY = 20

export interface ClaimedPort {
  port: number
  /** Starts the server on this port. */
  listen(server: HttpServer): Promise<void>
  /** Makes the port free again. */
  release(): Promise<void>
}

/**
 * The requested port, or an error that says why it cannot be used; without a request the first free port from
 * 3000 on. That port is reserved from here on, because links contain it before the server listens.
 */
export async function claimPort(host: string, wanted: number | undefined): Promise<ClaimedPort> {
  if (wanted === undefined) return held(await firstFree(host))
  if (wanted === 0) return held(await hold(host, 0))
  // Not reserved: a load balancer would take a port that accepts connections for a server that is ready.
  await close(await hold(host, wanted))
  return {
    port: wanted,
    listen: (server) => listening(server, (done) => server.listen(wanted, host, done), { host, port: wanted }),
    release: async () => undefined,
  }
}

/** The same for a program that opens its port itself. */
export async function findPort(host: string, wanted: number | undefined): Promise<number> {
  const { port, release } = await claimPort(host, wanted)
  await release()
  return port
}

function held(holder: Server): ClaimedPort {
  const { address, port } = holder.address() as AddressInfo
  return {
    port,
    listen: (server) => listening(server, (done) => server.listen(holder, done), { host: address, port }),
    release: () => close(holder),
  }
}

async function firstFree(host: string): Promise<Server> {
  const last = DEFAULT_PORT + PORTS_TO_TRY - 1
  for (let port = DEFAULT_PORT; port <= last; port++) {
    try {
      return await hold(host, port)
    } catch (error) {
      const { code } = (error as Error).cause as NodeJS.ErrnoException
      if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error
    }
  }
  throw new StartError(
    `Ports ${DEFAULT_PORT} to ${last} are all taken. Choose another: PORT=8080 npm start`,
    EXIT_PORT_TAKEN,
  )
}

async function hold(host: string, port: number): Promise<Server> {
  // Connections that arrive before the server is ready are closed.
  const holder = createServer((socket) => socket.destroy())
  await listening(holder, (done) => holder.listen(port, host, done), { host, port })
  return holder
}

function listening(server: Server, begin: (done: () => void) => void, at: Place) {
  return new Promise<void>((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(explainListening(error, at))
    server.once('error', fail)
    begin(() => {
      server.off('error', fail)
      resolve()
    })
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}
