import { schemaLoader } from '#web/forms/load-schemas.ts'
import type { schemas } from './form-schemas.ts'

export const loadSchema = schemaLoader<typeof schemas>('support')
