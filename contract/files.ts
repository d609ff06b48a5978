import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { IdSchema, oneLineText } from './fields.ts'
import {
  MEDIA_KINDS,
  MEDIA_NAME_MAX,
  MEDIA_PIECE_BYTES,
  MEDIA_TYPES,
  type MediaType,
  PICTURE_KINDS,
  PICTURE_MAX_BYTES,
  PICTURE_TYPES,
} from './file-rules.ts'

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/api/pictures/:kind',
  access: 'member',
  summary: 'Upload a picture. Nobody else sees it until a profile, an application or an offer names its address',
  input: z.object({ kind: z.enum(PICTURE_KINDS) }),
  upload: {
    types: PICTURE_TYPES,
    maxBytes: PICTURE_MAX_BYTES,
    tooLarge: 'files.too-large',
    wrongType: 'files.not-a-picture',
  },
  output: z.object({ address: z.string(), width: z.number(), height: z.number() }),
  errors: [
    'files.too-large',
    'files.not-a-picture',
    'files.too-many-pixels',
    'files.took-too-long',
    'files.busy',
    'files.no-room',
    'files.unavailable',
  ],
  status: 201,
})

const one = z.object({ id: IdSchema })

export const startUpload = endpoint({
  method: 'POST',
  path: '/api/uploads',
  access: 'member',
  summary: 'Start the upload of a video or sound, which is sent in pieces of `piece_bytes`; the last may be shorter',
  input: z.object({
    kind: z.enum(MEDIA_KINDS),
    name: oneLineText(MEDIA_NAME_MAX),
    bytes: z.int().check(z.positive()),
    type: z.enum(Object.keys(MEDIA_TYPES) as MediaType[]),
  }),
  output: z.object({ id: z.string(), piece_bytes: z.number() }),
  errors: ['files.media-too-large', 'files.not-media', 'files.too-many-uploads', 'files.quota-used-up'],
  status: 201,
})

export const sendPiece = endpoint({
  method: 'PUT',
  path: '/api/uploads/:id/pieces/:index',
  access: 'member',
  summary: 'Send a piece of an upload. Pieces can be sent in any order, and again',
  input: z.extend(one, { index: z.string().check(z.regex(/^(?:0|[1-9]\d{0,3})$/)) }),
  upload: {
    types: ['application/octet-stream'],
    maxBytes: MEDIA_PIECE_BYTES,
    tooLarge: 'files.media-too-large',
    wrongType: 'files.not-media',
  },
  output: z.object({}),
  errors: ['files.media-too-large', 'files.not-media', 'files.incomplete', 'files.no-room', 'files.unavailable'],
})

export const readUpload = endpoint({
  method: 'GET',
  path: '/api/uploads/:id',
  access: 'member',
  summary: 'Which pieces of an unfinished upload have arrived',
  input: one,
  output: z.object({ id: z.string(), piece_bytes: z.number(), bytes: z.number(), pieces: z.array(z.number()) }),
  errors: [],
})

export const finishUpload = endpoint({
  method: 'POST',
  path: '/api/uploads/:id/finish',
  access: 'member',
  summary:
    'Make a file of the pieces. Nobody else sees it until something uses it. A file that cannot be used is deleted',
  input: one,
  output: z.object({ id: z.string(), address: z.string(), name: z.string(), type: z.string(), bytes: z.number() }),
  errors: ['files.incomplete', 'files.not-media', 'files.unavailable'],
})

export const cancelUpload = endpoint({
  method: 'DELETE',
  path: '/api/uploads/:id',
  access: 'member',
  summary: 'Delete an upload, or the finished file if nothing uses it yet',
  input: one,
  output: z.object({}),
  errors: [],
})

export const readFile = endpoint({
  method: 'GET',
  path: '/files/:name',
  access: 'everyone',
  summary: 'An uploaded picture, video or sound, for whoever may see it; videos and sounds in parts too (Range)',
  input: z.object({ name: z.string().check(z.regex(/^[0-9a-f-]{36}(?:-small)?\.[a-z0-9]{3,4}$/)) }),
  output: z.string(),
  errors: ['not-found', 'files.unavailable'],
})
