import jsQR from 'jsqr'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QrCode } from './qr-code.tsx'

const PIXELS_PER_MODULE = 4

/** The rendered code as pixels: dark modules on light, each a few pixels wide. */
function photograph(svg: string) {
  const modules = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  const width = modules * PIXELS_PER_MODULE
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, left, top] of svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let y = 0; y < PIXELS_PER_MODULE; y++)
      for (let x = 0; x < PIXELS_PER_MODULE; x++) {
        const pixel = (Number(top) * PIXELS_PER_MODULE + y) * width + Number(left) * PIXELS_PER_MODULE + x
        pixels.set([0, 0, 0, 255], pixel * 4)
      }
  return { pixels, width }
}

test.each([
  'otpauth://totp/Kiai:warrior@kiai.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Kiai&digits=6&period=30',
  `otpauth://totp/Kiai:${'a'.repeat(240)}%40kiai.example?secret=JBSWY3DPEHPK3PXP&issuer=Kiai`,
  'otpauth://totp/Kiai:coração@kiai.example?secret=JBSWY3DPEHPK3PXP',
])('a scanner reads the text from the rendered code: %s', (address) => {
  const svg = renderToStaticMarkup(createElement(QrCode, { text: address, label: 'code' }))
  const { pixels, width } = photograph(svg)
  expect(jsQR(pixels, width, width, { inversionAttempts: 'dontInvert' })?.data).toBe(address)
})
