import { Crawl } from './crawl.ts'
import { test } from './kiai.ts'
import { expectAlive } from './pressing.ts'
import { takeSnapshot } from './snapshot.ts'
import { dayPages, talks } from './visits/member.ts'

/** Listens until it is stopped. The browser's own one gives up after a moment, because nothing here can hear. */
function listenWithoutMicrophone(): void {
  const end = (recognition: EventTarget) => recognition.dispatchEvent(new Event('end'))
  class Recognition extends EventTarget {
    start(): void {}
    stop(): void {
      end(this)
    }
    abort(): void {
      end(this)
    }
  }
  Object.assign(window, { SpeechRecognition: Recognition })
}

test.describe("every control of a member's day does something", { tag: ['@desktop', '@proof'] }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const visit of [...dayPages, ...talks]) {
    test(visit.name, async ({ page, words, kiai, member: _member }) => {
      test.setTimeout(600_000)
      // New Quote is random: a fixed value makes the steps repeatable.
      await page.addInitScript(() => {
        Math.random = () => 0.5
      })
      await page.addInitScript(listenWithoutMicrophone)
      const crawl = new Crawl({ page, words })
      await crawl.look([visit], await takeSnapshot(kiai, page))
      // A page that does not exist has only a link back; an empty session has little more.
      await expectAlive(crawl.findings, page, visit.name.endsWith('unknown') ? 1 : 2)
    })
  }
})
