import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { LANGUAGES } from '#contract/language.ts'
import { findBrowser } from '#tests/support/browser.ts'
import { startFreshServer } from '#tests/support/server.ts'
import { type Figure, median } from './figures.ts'

const ROUNDS = 3
const DEBUG_PORT = 9333
const PERFECT = ['accessibility', 'best-practices', 'seo'] as const

/** Lighthouse's mobile profile on the landing page in each language; performance is the median of three runs. */
export async function measure(): Promise<Figure[]> {
  const server = await startFreshServer()
  const { executablePath, args, env } = await findBrowser()
  const profile = await mkdtemp(join(tmpdir(), 'kiai-lighthouse-'))
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, `--remote-debugging-port=${DEBUG_PORT}`],
    env,
  })
  try {
    const figures: Figure[] = []
    for (const language of LANGUAGES) {
      const runs: Awaited<ReturnType<typeof audit>>[] = []
      for (let round = 0; round < ROUNDS; round++) runs.push(await audit(`${server.url}/?lang=${language}`))
      const performance = median(runs.map((run) => run.performance))
      const shift = Math.max(...runs.map((run) => run.shift))
      const others = PERFECT.map((category) => Math.min(...runs.map((run) => run[category])))
      figures.push({
        what: `Lighthouse mobile, landing in ${language}`,
        measured: `performance ${performance}, ${PERFECT.map((name, index) => `${name} ${others[index]}`).join(', ')}, layout shift ${shift}`,
        against: `${ROUNDS} runs`,
        target: 'performance 98, the others 100, layout shift 0',
        reached: performance >= 98 && others.every((score) => score === 100) && shift === 0,
      })
    }
    return figures
  } finally {
    await browser.close()
    await server.close()
    await rm(profile, { recursive: true, force: true })
  }
}

async function audit(url: string) {
  const result = await lighthouse(url, { port: DEBUG_PORT, output: 'json', logLevel: 'silent' })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  const { categories, audits } = result.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  }
}
