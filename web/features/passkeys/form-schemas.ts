import * as z from 'zod/mini'
import { renamePasskey } from '#contract/passkeys.ts'

export const schemas = { rename: z.pick(renamePasskey.input, { name: true }) }
