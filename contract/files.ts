import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { PICTURE_KINDS, PICTURE_MAX_BYTES, PICTURE_TYPES } from './file-rules.ts'

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/api/pictures/:kind',
  access: 'member',
  summary: 'Upload a picture. Nobody else sees it until a profile or an application names its address',
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

export const readFile = endpoint({
  method: 'GET',
  path: '/files/:name',
  access: 'everyone',
  summary: 'An uploaded picture, for whoever may see it',
  input: z.object({ name: z.string().check(z.regex(/^[0-9a-f-]{36}(?:-small)?\.webp$/)) }),
  output: z.string(),
  errors: ['not-found', 'files.unavailable'],
})
