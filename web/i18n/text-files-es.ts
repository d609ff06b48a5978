import type { TextTree } from './translate.ts'

export { texts } from './texts/es.ts'

export const features = import.meta.glob<{ texts: TextTree }>(['../features/*/texts/es.ts', '!../features/landing/**'])
