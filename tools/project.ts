import { fileURLToPath } from 'node:url'

export const projectRoot = fileURLToPath(new URL('../', import.meta.url))

/** A file of an installed package, for tools that are started as a program. */
export function installed(path: string): string {
  return fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url))
}
