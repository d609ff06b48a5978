import { type AddressInfo, createServer, type Socket } from 'node:net'

/** How the fake server behaves, for versions and errors that no test machine has. */
type Behaviour =
  /** Refuses every connection with this SQLSTATE. */
  | { refuses: string }
  /** Accepts every connection, and answers every query with this `server_version_num`. */
  | { version: string }

/** Speaks enough of PostgreSQL's protocol for a first query. Returns its address as DATABASE_URL. */
export async function startFakePostgres(behaviour: Behaviour): Promise<{ url: string; stop(): Promise<void> }> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    socket.once('data', () => {
      if ('refuses' in behaviour) {
        socket.end(message('E', text('SFATAL'), text(`C${behaviour.refuses}`), text('Mnot you'), text('')))
        return
      }
      socket.write(Buffer.concat([message('R', int32(0)), message('Z', Buffer.from('I'))]))
      socket.on('data', (asked) => {
        if (asked.toString('latin1', 0, 1) === 'Q') socket.write(answer(behaviour.version))
        else socket.end()
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `postgres://kiai:canary@127.0.0.1:${(server.address() as AddressInfo).port}/kiai`,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

function answer(value: string): Buffer {
  const column = Buffer.concat([text('value'), int32(0), int16(0), int32(25), int16(-1), int32(-1), int16(0)])
  return Buffer.concat([
    message('T', int16(1), column),
    message('D', int16(1), int32(value.length), Buffer.from(value)),
    message('C', text('SHOW')),
    message('Z', Buffer.from('I')),
  ])
}

function message(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body])
}

const text = (value: string) => Buffer.from(`${value}\0`)

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16BE(value)
  return bytes
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}
