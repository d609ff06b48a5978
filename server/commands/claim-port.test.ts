import { createServer } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { SettingsError } from '#server/env.ts'
import { freePort, occupy } from '#tests/support/ports.ts'
import { type ClaimedPort, claimPort, findPort } from './claim-port.ts'
import { EXIT_PORT_TAKEN } from './exit-with-reason.ts'
import { explainListening } from './explain-listening.ts'

const HOST = '127.0.0.1'

async function claim(wanted: number | undefined): Promise<ClaimedPort> {
  const claimed = await claimPort(HOST, wanted)
  onTestFinished(claimed.release)
  return claimed
}

async function answerAt(claimed: ClaimedPort, words: string): Promise<void> {
  const server = createServer((_, response) => response.end(words))
  onTestFinished(() => void server.close())
  await claimed.listen(server)
}

const ask = async (port: number) => (await fetch(`http://${HOST}:${port}/`)).text()

describe('the port', () => {
  test('is the requested one', async () => {
    const port = await freePort()
    const claimed = await claim(port)
    expect(claimed.port).toBe(port)
    await answerAt(claimed, 'asked for')
    expect(await ask(port)).toBe('asked for')
  })

  test('is reported as taken, with what to do, when another program listens on it', async () => {
    const { port, leave } = await occupy()
    const taken = { exitCode: EXIT_PORT_TAKEN, message: expect.stringContaining(`PORT=${port + 1}`) }
    await expect(claimPort(HOST, port)).rejects.toMatchObject(taken)
    await leave()
    const claimed = await claim(port)
    const other = await occupy(port)
    await expect(answerAt(claimed, 'too late')).rejects.toMatchObject(taken)
    await other.leave()
  })

  test('is any free port for 0', async () => {
    const claimed = await claim(0)
    expect(claimed.port).toBeGreaterThan(1023)
    await answerAt(claimed, 'any')
    expect(await ask(claimed.port)).toBe('any')
  })

  test('is by default the next free port from 3000 on, a different one for each of several starts', async () => {
    const claims = await Promise.all([claim(undefined), claim(undefined), claim(undefined)])
    const ports = claims.map(({ port }) => port)
    expect(new Set(ports).size).toBe(3)
    expect(Math.min(...ports)).toBeGreaterThanOrEqual(3000)
    await expect(ask(ports[0] ?? 0)).rejects.toThrow()
    for (const [index, claimed] of claims.entries()) await answerAt(claimed, `start ${index}`)
    expect(await Promise.all(ports.map(ask))).toEqual(['start 0', 'start 1', 'start 2'])
  })

  test('is free again when released', async () => {
    const port = await findPort(HOST, 0)
    expect(await findPort(HOST, port)).toBe(port)
  })

  // With a made error: whether this user may not open some port depends on the system.
  test('is not reported as taken when this user has no permission for it', () => {
    const refused = explainListening(Object.assign(new Error(), { code: 'EACCES' }), { host: HOST, port: 80 })
    expect(refused).toBeInstanceOf(SettingsError)
    expect(refused.message).toMatch(/^PORT is not usable: this user may not listen on port 80/)
  })

  test.each(['203.0.113.9', 'no-such-machine.invalid', 'http://0.0.0.0'])(
    'is refused with the name of the setting when HOST is not an address of this machine (%s)',
    async (host) => {
      for (const wanted of [undefined, 0, await freePort()]) {
        await expect(claimPort(host, wanted)).rejects.toThrow(SettingsError)
        await expect(claimPort(host, wanted)).rejects.toThrow(
          `HOST is not usable: this machine cannot listen on ${host}`,
        )
      }
    },
  )
})
