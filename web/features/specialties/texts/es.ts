import { specialties } from '#content/specialties/es.ts'
import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = specialties
