import * as z from 'zod/mini'
import { LANGUAGES } from './language.ts'

/** Not in language.ts, so that the landing page, which loads that file, does not load zod. */
export const LanguageSchema = z.enum(LANGUAGES)
