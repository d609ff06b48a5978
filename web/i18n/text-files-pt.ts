import type { TextTree } from './translate.ts'

export { texts } from './texts/pt.ts'

export const features = import.meta.glob<{ texts: TextTree }>(['../features/*/texts/pt.ts', '!../features/landing/**'])
