import * as contract from '#contract/files.ts'
import { type Route, rawRoute, route } from '#server/http/route.ts'
import { sendMedia } from '#server/http/send-media.ts'
import type { Services } from '#server/services.ts'
import { finishUpload } from './finish-upload.ts'
import { findFile } from './read-file.ts'
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
