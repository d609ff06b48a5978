import { setTimeout as sleep } from 'node:timers/promises'
import { startFaultyAi } from '#tests/support/faulty-ai.ts'
import { startFreshServer } from '#tests/support/server.ts'
import { timeAnswer, timeProvider } from './chat-stream.ts'
import { type Figure, median } from './figures.ts'
import { signedInMembers } from './members.ts'

const ROUNDS = 60
const WARM_UP = 10
/** After its start the server warms up for the first question; this bench measures the later ones. */
const READY_AFTER_MS = 4_000

/** How much later the first words arrive through Kiai, which stores the question first, than directly from the provider. */
export async function measure(): Promise<Figure[]> {
  const ai = await startFaultyAi()
  const settings = ai.settings('openai-compatible')
  const server = await startFreshServer({ ...settings, LOG_LEVEL: 'warn', TRUSTED_PROXY: '127.0.0.1' })
  try {
    await sleep(READY_AFTER_MS)
    const ours: number[] = []
    const direct: number[] = []
    for (const [round, cookie] of (await signedInMembers(server, ROUNDS + WARM_UP)).entries()) {
      const { first } = await timeAnswer({ url: server.url, cookie, address: `10.0.0.${round}` })
      const bare = await timeProvider(settings.AI_BASE_URL)
      if (round < WARM_UP) continue
      ours.push(first)
      direct.push(bare.first)
    }
    const more = median(ours) - median(direct)
    return [
      {
        what: 'First words in the War Room',
        measured: `${more.toFixed(1)} ms more than the provider at p50`,
        against: `${median(ours).toFixed(1)} and ${median(direct).toFixed(1)} ms in one run`,
        target: 'at most 15 ms more',
        reached: more <= 15,
      },
    ]
  } finally {
    await server.close()
    await ai.close()
  }
}
