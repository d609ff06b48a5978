import { Agent, createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface RoundRobin {
  port: number
  origin: string
  /** Sets the loopback ports that take turns from now on. */
  use(ports: readonly number[]): void
  close(): Promise<void>
}

/** A reverse proxy, as an operator puts one in front of several processes: they take turns. */
export async function startRoundRobin(): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true })
  let ports: readonly number[] = []
  let turn = 0

  function pass(request: IncomingMessage, response: ServerResponse, body: Buffer, tries: number): void {
    turn += 1
    const headers = { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress ?? '' }
    const { method, url: path } = request
    const onward = sendRequest({ host: '127.0.0.1', port: ports[turn % ports.length], method, path, headers, agent })
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      answer.on('error', () => response.destroy())
    })
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (response.headersSent) response.destroy()
      // A refused connection was not handled, so the next process may try. Any other request may have been carried out.
      else if (error.code === 'ECONNREFUSED' && tries < ports.length) pass(request, response, body, tries + 1)
      else response.writeHead(502).end()
    })
    response.on('close', () => onward.destroy())
    onward.end(body)
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    pass(request, response, Buffer.concat(chunks), 1)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    use(next) {
      ports = next
    },
    async close() {
      server.closeAllConnections()
      agent.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
