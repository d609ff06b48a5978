import { describe, expect, test } from 'vitest'
import { freePort, occupy } from '#tests/support/ports.ts'
import { EXIT_PORT_TAKEN } from './exit-with-reason.ts'
import { findPort } from './find-port.ts'

const HOST = '127.0.0.1'

describe('the port', () => {
  test('is the one that was asked for', async () => {
    const port = await freePort()
    expect(await findPort(HOST, port)).toBe(port)
  })

  test('that was asked for and is taken is said to be, with what to do', async () => {
    const { port, leave } = await occupy()
    await expect(findPort(HOST, port)).rejects.toMatchObject({
      exitCode: EXIT_PORT_TAKEN,
      message: expect.stringContaining(`PORT=${port + 1}`),
    })
    await leave()
  })

  test('is any free one for 0', async () => {
    expect(await findPort(HOST, 0)).toBeGreaterThan(1023)
  })

  test('is the next free one from 3000 on when none was asked for', async () => {
    const first = await findPort(HOST, undefined)
    expect(first).toBeGreaterThanOrEqual(3000)
    const { leave } = await occupy(first)
    expect(await findPort(HOST, undefined)).toBeGreaterThan(first)
    await leave()
  })
})
