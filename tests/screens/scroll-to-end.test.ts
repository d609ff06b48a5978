import { Window } from 'happy-dom'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { setBrowserGlobals } from '#tests/support/mounted-app.ts'
import { Wire } from '#tests/support/wire.ts'
import { useScrollToEnd } from '#web/features/chat/use-scroll-to-end.ts'

const HEIGHT = 200

/** This DOM has no layout, so the test sets the heights. */
async function showBox() {
  setBrowserGlobals(new Window(), new Wire(null), 'en')
  // React needs a document when its module is loaded.
  const [{ createRoot }, { flushSync }] = await Promise.all([import('react-dom/client'), import('react-dom')])
  function Box({ content }: { content: string }) {
    const { box, onScroll, newBelow } = useScrollToEnd(content, null)
    return createElement('div', { ref: box, onScroll, 'data-below': newBelow }, createElement('p', null, content))
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const show = (content: string) => flushSync(() => root.render(createElement(Box, { content })))
  show('first')
  const box = document.querySelector<HTMLElement>('[data-below]')
  if (!box) throw new Error('There is no box')
  const grow = (content: string, scrollHeight: number) => {
    Object.defineProperties(box, {
      scrollHeight: { value: scrollHeight, configurable: true },
      clientHeight: { value: HEIGHT, configurable: true },
    })
    show(content)
  }
  return { box, grow }
}

test('the box scrolls to new content while the reader is at the end', async () => {
  const { box, grow } = await showBox()
  grow('second', 1000)
  expect(box.scrollTop).toBe(1000)
  grow('third', 1300)
  expect(box.scrollTop).toBe(1300)
})

test('the box does not scroll after the reader has scrolled up, even before the scroll event', async () => {
  const { box, grow } = await showBox()
  grow('second', 1000)
  box.scrollTop = 0
  grow('third', 1300)
  expect(box.scrollTop).toBe(0)
  expect(box.dataset.below).toBe('true')
})
