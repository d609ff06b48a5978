import type { TextTree } from './translate.ts'

export { texts } from './texts/en.ts'

export const features = import.meta.glob<{ texts: TextTree }>(['../features/*/texts/en.ts', '!../features/landing/**'])
