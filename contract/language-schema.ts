import * as z from 'zod/mini'
import { LANGUAGES } from './language.ts'

/** Apart from language.ts, which the landing page loads: it needs no schemas. */
export const LanguageSchema = z.enum(LANGUAGES)
