import { inkStroke, inkSun } from '#web/ui/ink-shape.ts'
import { maskPolygons } from '#web/ui/war-mask-from-id.ts'
import { type CardLook, type Scheme, SHARE_COLOURS } from './share-colours.ts'
import { fitLines } from './wrap-lines.ts'

export type ShareCard = {
  /** What is written large. */
  words: string
  /** Below them: who said or did it, and where or when. */
  name: string
  note: string
  tagline: string
  language: string
  look: CardLook
}

const WIDTH = 1080
const HEIGHT = 1350
const MARGIN = 84
/** Line height: with less, capitals with an accent touch the line above. */
const LEADING = 1.06
/** The area of the words: below the mask, above the name. */
const FRAME = { width: WIDTH - 2 * MARGIN, height: 470, largest: 148, smallest: 40, leading: LEADING }
const WORDS_END = 1058

const display = (size: number) => `800 ${size}px "Barlow Condensed", "Arial Narrow", sans-serif`
const slanted = (size: number) => `italic ${display(size)}`
const label = (size: number) => `600 ${size}px "Barlow Condensed", "Arial Narrow", sans-serif`
const body = (size: number) => `400 ${size}px "Inter Variable", sans-serif`

/** A poster in the size that most networks show uncropped, in the colours of the current theme. */
export async function drawShareCard(canvas: HTMLCanvasElement, card: ShareCard, scheme: Scheme): Promise<Blob> {
  // A canvas does not wait for a font that the page has not used yet.
  await Promise.all(
    [display(40), slanted(40), label(40), body(40)].map((font) => document.fonts.load(font, card.words)),
  )
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures')
  paintGround(context, card, scheme)
  writeWords(context, card, scheme)
  writeFoot(context, card, scheme)
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture'))), 'image/png')
  })
}

function paintGround(context: CanvasRenderingContext2D, { look, name }: ShareCard, scheme: Scheme): void {
  const { ground, stroke, suns } = SHARE_COLOURS[scheme]
  context.fillStyle = ground
  context.fillRect(0, 0, WIDTH, HEIGHT)
  place(context, { x: -140, y: 560, turn: -7, across: 1.35, down: 0.9 }, () => {
    context.fillStyle = stroke
    context.fill(new Path2D(inkStroke(`share ${name}`)))
  })
  const { paint, streaks } = inkSun(`share ${name}`)
  place(context, { x: 342, y: -120 }, () => {
    context.fillStyle = suns[look.ink]
    context.fill(new Path2D(paint), 'evenodd')
    context.globalAlpha = 0.13
    context.fillStyle = ground
    context.fill(new Path2D(streaks))
  })
  place(context, { x: 498, y: 44, across: 2.45, down: 2.45 }, () => {
    for (const { fill, points } of maskPolygons(look.mask)) {
      context.fillStyle = fill
      context.fill(new Path2D(`M${points.replaceAll(' ', 'L')}Z`))
    }
  })
}

function writeWords(context: CanvasRenderingContext2D, { words, language }: ShareCard, scheme: Scheme): void {
  const measureAt = (size: number) => (text: string) => {
    context.font = display(size)
    return context.measureText(text).width
  }
  const { size, lines } = fitLines(words.toLocaleUpperCase(language), FRAME, measureAt)
  context.font = display(size)
  context.fillStyle = SHARE_COLOURS[scheme].text
  lines.forEach((line, index) => {
    context.fillText(line, MARGIN, WORDS_END - (lines.length - 1 - index) * size * LEADING)
  })
}

function writeFoot(context: CanvasRenderingContext2D, card: ShareCard, scheme: Scheme): void {
  const { name, note, tagline, language, look } = card
  const { text, muted, names } = SHARE_COLOURS[scheme]
  context.fillStyle = names[look.ink]
  context.fillRect(MARGIN, 1096, 96, 6)
  context.font = display(46)
  context.fillText(name.toLocaleUpperCase(language), MARGIN, 1160)
  context.font = body(26)
  context.fillStyle = muted
  context.fillText(note, MARGIN, 1202)

  context.font = slanted(56)
  context.fillStyle = text
  context.fillText('KI', MARGIN, 1284)
  context.fillStyle = '#D7261E'
  context.fillText('AI', MARGIN + context.measureText('KI').width, 1284)
  context.font = label(26)
  context.fillStyle = muted
  context.textAlign = 'right'
  context.fillText(tagline.toLocaleUpperCase(language), WIDTH - MARGIN, 1280)
  context.textAlign = 'left'
}

type Place = { x: number; y: number; turn?: number; across?: number; down?: number }

function place(context: CanvasRenderingContext2D, { x, y, turn = 0, across = 1, down = 1 }: Place, draw: () => void) {
  context.save()
  context.translate(x, y)
  context.rotate((turn * Math.PI) / 180)
  context.scale(across, down)
  draw()
  context.restore()
}
