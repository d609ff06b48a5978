export { createTranslator } from './create-translator.ts'
export { startTranslationJobs } from './make-translation.ts'
