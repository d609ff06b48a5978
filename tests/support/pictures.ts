import sharp, { type Sharp } from 'sharp'
import type { ErrorBody } from '#contract/errors.ts'
import type { PictureKind } from '#contract/file-rules.ts'
import { uploadPicture } from '#contract/files.ts'
import type { ApiBrowser } from './api-browser.ts'

type Side = { width?: number; height?: number }

/** A real picture, half red and half blue, so that its orientation can be checked. */
export async function pictureOf(
  format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' = 'png',
  { width = 60, height = 40 }: Side = {},
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await redAndBlue(width, height).toFormat(format).toBuffer())
}

/** Red on the left, blue on the right. */
export function redAndBlue(width: number, height: number): Sharp {
  const blue = { create: { width: Math.floor(width / 2), height, channels: 3 as const, background: '#0000ff' } }
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: blue, gravity: 'east' },
  ])
}

/** A phone's photograph with EXIF data: rotated, and with the place where it was taken. */
export async function photograph(): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await redAndBlue(80, 40)
    .jpeg()
    .withExif({
      IFD0: { Make: 'canary-camera', Copyright: 'canary-owner' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '46/1 38/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  return new Uint8Array(bytes)
}

interface Uploaded {
  address: string
  width: number
  height: number
}

/** Uploads a picture and returns the response, which may be a refusal. */
export function tryUpload(
  browser: ApiBrowser,
  bytes: Uint8Array<ArrayBuffer> | string,
  { kind = 'avatar', type = 'image/png' }: { kind?: PictureKind | string; type?: string } = {},
) {
  const path = uploadPicture.path.replace(':kind', kind)
  return browser.request<Uploaded & ErrorBody>('POST', path, bytes, { 'content-type': type })
}

/** Uploads a picture and returns its address. */
export async function uploaded(browser: ApiBrowser, kind: PictureKind = 'avatar'): Promise<string> {
  const { status, body } = await tryUpload(browser, await pictureOf(), { kind })
  if (status !== 201) throw new Error(`the upload was refused: ${JSON.stringify(body)}`)
  return body.address
}
