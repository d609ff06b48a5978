import { type AddressInfo, createServer, type Server } from 'node:net'

/** Listens on a loopback port, so that it is in use. */
export async function occupy(port = 0): Promise<{ port: number; leave(): Promise<void> }> {
  const server: Server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    leave: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

export async function freePort(): Promise<number> {
  const { port, leave } = await occupy()
  await leave()
  return port
}
