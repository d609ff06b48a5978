import { waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { es } from '#content/power-up/es.ts'
import { wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { button } from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'

const { powerUp } = wordingOf('es').streak

/** The voices of a browser, and what they were asked to say. */
function lendVoices(...languages: string[]) {
  const said: { text: string; lang: string; rate: number }[] = []
  class SpeechSynthesisUtterance extends EventTarget {
    lang = ''
    rate = 1
    readonly text: string
    constructor(text: string) {
      super()
      this.text = text
    }
  }
  const speechSynthesis = Object.assign(new EventTarget(), {
    getVoices: () => languages.map((lang) => ({ lang })),
    speak: ({ text, lang, rate }: SpeechSynthesisUtterance) => said.push({ text, lang, rate }),
    cancel: () => undefined,
  })
  Object.assign(window, { speechSynthesis, SpeechSynthesisUtterance })
  Object.assign(globalThis, { SpeechSynthesisUtterance })
  return said
}

async function openDrill(kept: Record<string, string> = {}) {
  const session = sessionOf()
  const app = await openApp('/dashboard?open=power-up', {
    language: 'es',
    session: { ...session, user: { ...session.user, language: 'es' } },
    kept: { localStorage: kept },
    answers: (wire) => wire.leaveOpen('GET /api/dashboard', 'GET /api/notifications', 'GET /api/spaces'),
  })
  return app
}

test('a drill speaks its cues in the language of the member once its voice is switched on, which is remembered', async () => {
  const { user, storage } = await openDrill()
  const said = lendVoices('en-GB', 'es-MX')
  await user.click(await button(powerUp.begin))
  const voice = await button(powerUp.voice)
  expect(said).toEqual([])
  await user.click(voice)
  const cues = Object.values(es.drills).flatMap((drill) => Object.values(drill.cues as Record<string, string>))
  await waitFor(() => expect(said).toHaveLength(1))
  expect(cues).toContain(said[0]?.text)
  expect(said[0]).toMatchObject({ lang: 'es-MX', rate: 0.9 })
  expect(storage('localStorage')['kiai.drill-voice']).toBe('on')
  await user.click(await button(powerUp.pause))
  await user.click(await button(powerUp.resume))
  await waitFor(() => expect(said).toHaveLength(2))
})

test('without a voice in the language of the member nothing is offered', async () => {
  const { user } = await openDrill({ 'kiai.drill-voice': 'on' })
  const said = lendVoices('en-GB')
  await user.click(await button(powerUp.begin))
  await button(powerUp.pause)
  expect(within(document.body).queryByRole('button', { name: powerUp.voice, hidden: true })).toBeNull()
  expect(said).toEqual([])
})
