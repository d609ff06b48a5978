import { setTimeout as sleep } from 'node:timers/promises'
import { startFaultyAi } from '#tests/support/faulty-ai.ts'
import { startFreshServer } from '#tests/support/server.ts'
import { timeAnswer } from './chat-stream.ts'
import { type Figure, median, percentile99 } from './figures.ts'
import { signedInMembers } from './members.ts'
import { residentMegabytes } from './resident-memory.ts'

const STREAMS = 1000
/** All streams are open at the same time: the last one begins long before the first ends. */
const BEGIN_EVERY_MS = 15
/** Sentences arrive about as fast as people read them. */
const SENTENCES = Array.from({ length: 24 }, (_, index) => `Breathe out and count to ${index}. `)
const SENTENCE_EVERY_MS = 2000
/** The part of an answer's time that is the provider's pauses; the rest is spent in Kiai and on this machine. */
const PACING_MS = (SENTENCES.length - 1) * SENTENCE_EVERY_MS
/** Shorter delays are not noticed, so they are not counted as slow, even if the others were quicker. */
const NOTICED_MS = 1000

/** As many answers at the same time as one process must be able to stream. */
export async function measure(): Promise<Figure[]> {
  const ai = await startFaultyAi()
  ai.order({ kind: 'answer', chunks: SENTENCES, pauseMs: SENTENCE_EVERY_MS })
  const settings = ai.settings('openai-compatible')
  const server = await startFreshServer({
    ...settings,
    LOG_LEVEL: 'error',
    TRUSTED_PROXY: '127.0.0.1',
    AI_TIMEOUT_SECONDS: '300',
  })
  let memory = 0
  const watch = setInterval(async () => {
    memory = Math.max(memory, await residentMegabytes(server.process.pid))
  }, 500)
  try {
    const cookies = await signedInMembers(server, STREAMS)
    const answers = cookies.map(async (cookie, number) => {
      await sleep(number * BEGIN_EVERY_MS)
      return await timeAnswer({ url: server.url, cookie, address: `10.0.${number >> 8}.${number & 255}` })
    })
    const times = await Promise.all(answers)
    const firsts = times.map(({ first }) => first)
    const ends = times.map(({ end }) => end)
    const late = ends.map((end) => end - PACING_MS)
    return [
      {
        what: `${STREAMS} open chat streams in one process`,
        measured: `${memory.toFixed(0)} MB`,
        against: 'resident memory of the server at its highest',
        target: 'under 400 MB',
        reached: memory < 400,
      },
      comparedWithMedian('The slowest of them, to the end', ends),
      comparedWithMedian('The slowest of them, to the first words', firsts),
      comparedWithMedian('The slowest of them, without the pauses of the provider', late),
    ]
  } finally {
    clearInterval(watch)
    await server.close()
    await ai.close()
  }
}

function comparedWithMedian(what: string, times: readonly number[]): Figure {
  const slowest = Math.max(...times)
  const ratio = slowest / median(times)
  return {
    what,
    measured: `${slowest.toFixed(0)} ms, ${ratio.toFixed(2)} × the median`,
    against: `${median(times).toFixed(0)} ms at p50, ${percentile99(times).toFixed(0)} ms at p99`,
    target: `at most 2 ×, or under ${NOTICED_MS} ms`,
    reached: ratio <= 2 || slowest < NOTICED_MS,
  }
}
