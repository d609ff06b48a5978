import { Crawl } from './crawl.ts'
import { test } from './kiai.ts'
import { expectAlive, makeRepeatable } from './pressing.ts'
import { takeSnapshot } from './snapshot.ts'
import { bookingPages, dayPages, talks } from './visits/member.ts'

test.describe("every control of a member's day does something", { tag: ['@desktop', '@proof'] }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const visit of [...dayPages, ...bookingPages, ...talks]) {
    test(visit.name, async ({ page, words, kiai, member: _member }) => {
      test.setTimeout(600_000)
      await makeRepeatable(page)
      const crawl = new Crawl({ page, words })
      await crawl.look([visit], await takeSnapshot(kiai, page))
      // A page that does not exist has only a link back, and weeks without training only one to the log.
      const isBare = visit.name.endsWith('unknown') || visit.name === '/look-back'
      await expectAlive(crawl.findings, page, isBare ? 1 : 2)
    })
  }
})
