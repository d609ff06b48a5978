import { fireEvent, within } from '@testing-library/dom'
import { Window } from 'happy-dom'
import { createElement, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MEDIA_MAX_BYTES, MEDIA_PIECE_BYTES } from '#contract/file-rules.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { wordingOf } from '#tests/e2e/wording.ts'
import { mp4 } from '#tests/support/media.ts'
import { setBrowserGlobals } from '#tests/support/mounted-app.ts'
import { button, expectDescription, expectFocus, expectNoScripts, missing, text } from '#tests/support/on-screen.ts'
import { ALL_IN_ONE } from '#tests/support/script-payloads.ts'
import { soon } from '#tests/support/soon.ts'
import { Wire } from '#tests/support/wire.ts'
import type { MediaValue } from '#web/forms/media-upload.tsx'

const PIECE = 'PUT /api/uploads/:id/pieces/:index'
const START = 'POST /api/uploads'
const FINISH = 'POST /api/uploads/:id/finish'
const CANCEL = 'DELETE /api/uploads/:id'

/** The server's side of uploads, in memory: it stays when a page is closed. */
class FakeUploads {
  readonly open = new Map<string, { name: string; pieces: Map<number, Blob> }>()

  answerOn(wire: Wire): void {
    wire.answer(START, ({ name }) => {
      const id = crypto.randomUUID()
      this.open.set(id, { name: String(name), pieces: new Map() })
      return { id, piece_bytes: MEDIA_PIECE_BYTES }
    })
    wire.reply(PIECE, ({ id, index, file }) => {
      const upload = this.open.get(String(id))
      upload?.pieces.set(Number(index), file as Blob)
      return upload ? Response.json({}) : notFound()
    })
    wire.reply('GET /api/uploads/:id', ({ id }) => {
      const upload = this.open.get(String(id))
      if (!upload) return notFound()
      return Response.json({ id, bytes: 0, piece_bytes: MEDIA_PIECE_BYTES, pieces: [...upload.pieces.keys()] })
    })
    wire.answer(FINISH, ({ id }) => {
      const { name = '' } = this.open.get(String(id)) ?? {}
      return { id: String(id), address: `/files/${id}.mp4`, name, type: 'video/mp4', bytes: FILM.byteLength }
    })
    wire.answer(CANCEL, ({ id }) => {
      this.open.delete(String(id))
      return {}
    })
  }

  async bytesOf(id = ''): Promise<Buffer> {
    const pieces = [...(this.open.get(id)?.pieces ?? [])].sort(([one], [other]) => one - other)
    return Buffer.concat(await Promise.all(pieces.map(async ([, piece]) => Buffer.from(await piece.arrayBuffer()))))
  }
}

const notFound = () => Response.json({ error: { code: 'not-found' } }, { status: 404 })

interface Shown {
  language?: Language
  kind?: 'delivery' | 'clip'
  /** What an earlier page stored. */
  kept?: Record<string, string>
  uploads?: FakeUploads
}

/** The field alone on a page. */
async function showField({ language = 'en', kind = 'delivery', kept = {}, ...shown }: Shown = {}) {
  const { uploads = new FakeUploads() } = shown
  const window = new Window({ url: 'http://localhost:3000/' })
  const wire = new Wire(null)
  uploads.answerOn(wire)
  const stopTimers = setBrowserGlobals(window, wire, language)
  for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(key, value)
  vi.resetModules()
  const [{ createRoot }, { MediaField }, { startTexts }, { reportReached }] = await Promise.all([
    import('react-dom/client'),
    import('#web/forms/media-field.tsx'),
    import('#web/i18n/set-up.ts'),
    import('#web/api/connection.ts'),
  ])
  startTexts([])
  const chosen: (MediaValue | undefined)[] = []
  function Form() {
    const [value, setValue] = useState<MediaValue>()
    const onMedia = (media: MediaValue | undefined) => {
      chosen.push(media)
      setValue(media)
    }
    return createElement(MediaField, { kind, label: 'Your file', value, onMedia })
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(createElement(Form))
  onTestFinished(async () => {
    root.unmount()
    stopTimers()
    await window.happyDOM.abort()
  })
  const { media } = wordingOf(language)
  const upload = await button(kind === 'delivery' ? media.media : media.video)
  return {
    wire,
    uploads,
    media,
    chosen,
    upload,
    reportReached,
    leave: () => root.unmount(),
    stored: () => ({ ...window.localStorage }) as Record<string, string>,
    choose(file: File) {
      const input = document.querySelector('input[type=file]') as HTMLInputElement
      Object.defineProperty(input, 'files', { value: [file], configurable: true })
      input.dispatchEvent(new Event('change', { bubbles: true }))
    },
  }
}

/** Two whole pieces and a short one. */
const FILM = mp4({ bytes: 2 * MEDIA_PIECE_BYTES + 1000 })

const filmOf = (bytes: Uint8Array<ArrayBuffer> = FILM, name = 'round one.mp4') =>
  new File([bytes], name, { type: 'video/mp4', lastModified: 1_700_000_000_000 })

const indexes = (wire: Wire) => wire.sentTo(PIECE).map(({ index }) => index)

test.each(LANGUAGES)('a file is uploaded in pieces, and the form gets it (%s)', async (language) => {
  const { wire, uploads, media, chosen, choose } = await showField({ language })
  choose(filmOf())
  await text(media.done.replace('{{name}}', 'round one.mp4'))
  expect(indexes(wire).sort()).toEqual(['0', '1', '2'])
  expect(chosen).toMatchObject([{ name: 'round one.mp4' }])
  expect((await uploads.bytesOf(chosen[0]?.id)).equals(FILM)).toBe(true)
  await button(media.replace)
  await expectFocus(await button(media.replace))
})

test('progress is shown in percent, and cancelling deletes what was sent', async () => {
  const { wire, uploads, media, choose, stored, upload } = await showField()
  wire.reply(PIECE, () => new Promise(() => undefined))
  choose(filmOf())
  const bar = await within(document.body).findByRole('progressbar', { name: 'Uploading round one.mp4' })
  expect(bar.getAttribute('aria-valuenow')).toBe('0')
  await text(media.percent.replace('{{percent}}', '0'))
  const cancel = await button(media.cancel)
  await expectFocus(cancel)
  fireEvent.click(cancel)
  await text(media.cancelled)
  await expectFocus(upload)
  await vi.waitFor(() => expect([...uploads.open.keys()]).toEqual([]), soon)
  expect(Object.keys(stored()).filter((key) => key.includes('upload'))).toEqual([])
})

test('an upload that is cut in the middle waits, and sends only the rest when the connection is back', async () => {
  const { wire, uploads, media, chosen, choose, reportReached } = await showField()
  wire.reply(PIECE, ({ id, index, file }) => {
    if (index !== '0') throw new TypeError('Failed to fetch')
    uploads.open.get(String(id))?.pieces.set(0, file as Blob)
    return Response.json({})
  })
  choose(filmOf())
  await text(media.waiting)
  await text(media.percent.replace('{{percent}}', '33'))
  const before = wire.sentTo(PIECE).length
  uploads.answerOn(wire)
  reportReached()
  await text(media.done.replace('{{name}}', 'round one.mp4'))
  await missing(media.waiting)
  expect(wire.sentTo(START)).toHaveLength(1)
  expect(indexes(wire).slice(before).sort()).toEqual(['1', '2'])
  expect(chosen).toHaveLength(1)
  expect((await uploads.bytesOf(chosen[0]?.id)).equals(FILM)).toBe(true)
})

test('after a reload the same file goes on where it stopped, and another one starts anew', async () => {
  const first = await showField()
  first.wire.reply(PIECE, ({ id, index, file }) => {
    // The last piece is never answered.
    if (index === '2') return new Promise(() => undefined)
    first.uploads.open.get(String(id))?.pieces.set(Number(index), file as Blob)
    return Response.json({})
  })
  first.choose(filmOf())
  await text(first.media.percent.replace('{{percent}}', '66'))
  first.leave()

  const second = await showField({ kept: first.stored(), uploads: first.uploads })
  second.choose(filmOf())
  await text(second.media.done.replace('{{name}}', 'round one.mp4'))
  expect(indexes(second.wire)).toEqual(['2'])
  expect(second.wire.sentTo(START)).toEqual([])

  second.choose(filmOf(FILM, 'another.mp4'))
  await text(second.media.done.replace('{{name}}', 'another.mp4'))
  expect(second.wire.sentTo(START)).toHaveLength(1)
})

test('scripts in the name of a file are shown as text', async () => {
  const { wire, choose } = await showField()
  const shown = () => document.body.textContent
  wire.leaveOpen(FINISH)
  choose(filmOf(mp4(), `${ALL_IN_ONE}.mp4`))
  await vi.waitFor(() => expect(shown()).toContain(ALL_IN_ONE), soon)
  expectNoScripts()
})

test('an upload that the server no longer has starts anew', async () => {
  const { wire, uploads, media, choose } = await showField()
  wire.reply(PIECE, () => {
    uploads.open.clear()
    uploads.answerOn(wire)
    return notFound()
  })
  choose(filmOf(mp4()))
  await text(media.done.replace('{{name}}', 'round one.mp4'))
  expect(wire.sentTo(START)).toHaveLength(2)
  expect([...uploads.open.keys()]).toHaveLength(1)
})

test.each(LANGUAGES)(
  'a file that is too large, empty or of a wrong type is refused before it is sent (%s)',
  async (language) => {
    const { wire, media, upload, choose } = await showField({ language, kind: 'clip' })
    const tooLarge = Object.defineProperty(filmOf(), 'size', { value: MEDIA_MAX_BYTES + 1 })
    choose(tooLarge)
    await expectDescription(upload, new RegExp(media.tooLarge))
    for (const file of [
      new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' }),
      new File(['x'], 'song.mp3', { type: 'audio/mpeg' }),
      new File([], 'empty.mp4', { type: 'video/mp4' }),
      filmOf(mp4(), 'film.exe'),
    ]) {
      choose(file)
      await expectDescription(upload, new RegExp(media.wrongVideo))
    }
    expect(upload.getAttribute('aria-invalid')).toBe('true')
    expect(wire.sentTo(START)).toEqual([])
  },
)

test('a file whose content is not what its name says is refused beside the field, and the next one is taken', async () => {
  const { wire, uploads, media, choose, chosen } = await showField()
  wire.refuse(FINISH, 'files.not-media')
  choose(filmOf())
  await text(wordingOf('en').errors.codes['files.not-media'])
  uploads.answerOn(wire)
  choose(filmOf())
  await text(media.done.replace('{{name}}', 'round one.mp4'))
  await missing(wordingOf('en').errors.codes['files.not-media'])
  fireEvent.click(await button(media.remove))
  await text(media.removed)
  expect(chosen).toMatchObject([{ name: 'round one.mp4' }, undefined])
})
