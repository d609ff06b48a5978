import * as contract from '#contract/files.ts'
import { type Route, rawRoute, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { finishUpload } from './finish-upload.ts'
import { findFile, type ReadableFile } from './read-file.ts'
import { readRange } from './read-range.ts'
import { receivePiece } from './receive-piece.ts'
import { STORED_TYPE } from './rules.ts'
import { cancelUpload, readUpload, startUpload } from './start-upload.ts'
import { storePicture } from './store-picture.ts'

/** Every picture can be removed or hidden later, and shared caches would go on showing it. */
const CACHED_BY_BROWSERS = 'private, max-age=3600'
const NOT_CACHED = 'private, no-store'

/** Even if a browser showed a file as a page, nothing in it could run or load. */
const POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'"

export function filesRoutes(services: Services): Route[] {
  return [
    route(contract.uploadPicture, async ({ input, member, readUpload: readBody }) => {
      // Checked before the body is read, so that uploads over the limit cost nothing.
      await services.limits.consume('picture-upload', member.user_id)
      return await storePicture(services, member, input.kind, await readBody())
    }),
    route(contract.startUpload, async ({ input, member }) => {
      await services.limits.consume('media-upload', member.user_id)
      return await startUpload(services, member, input)
    }),
    route(
      contract.sendPiece,
      async ({ input, member, readUpload: readBody }) => {
        await services.limits.consume('media-piece', member.user_id)
        return await receivePiece(services, member, { id: input.id, index: Number(input.index) }, readBody)
      },
      // A film has hundreds of pieces, and its member can still do other things meanwhile.
      { limitsItself: true },
    ),
    route(contract.readUpload, ({ input, member }) => readUpload(services, member, input.id)),
    route(contract.finishUpload, ({ input, member }) => finishUpload(services, member, input.id)),
    route(contract.cancelUpload, ({ input, member }) => cancelUpload(services, member, input.id)),
    rawRoute(contract.readFile, STORED_TYPE, async ({ input, member, request }) => {
      const file = await findFile(services, member, input.name)
      const headers = {
        'content-type': file.content_type,
        'cache-control': file.for_everyone ? CACHED_BY_BROWSERS : NOT_CACHED,
        'content-security-policy': POLICY,
        etag: file.etag,
      }
      if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers })
      if (file.bytes !== undefined) return await sendMedia({ ...file, bytes: file.bytes }, headers, request)
      if (request.method === 'HEAD') return new Response(null, { headers })
      return new Response(await file.open(), { headers })
    }),
  ]
}

/** A video or sound, or the part of it that the player asks for. */
async function sendMedia(
  { bytes, etag, open }: ReadableFile & { bytes: number },
  general: Record<string, string>,
  { method, headers: asked }: Request,
): Promise<Response> {
  const headers = { ...general, 'accept-ranges': 'bytes' }
  if (method === 'HEAD') return new Response(null, { headers: { ...headers, 'content-length': String(bytes) } })
  const part = readRange({ range: asked.get('range'), if_range: asked.get('if-range') }, bytes, etag)
  if (part === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${bytes}` } })
  const { start, end } = part ?? { start: 0, end: bytes }
  const ofPart = part ? { 'content-range': `bytes ${start}-${end - 1}/${bytes}` } : {}
  return new Response(await open({ start, end }), {
    status: part ? 206 : 200,
    headers: { ...headers, ...ofPart, 'content-length': String(end - start) },
  })
}
