import { fileURLToPath } from 'node:url'

export const projectRoot = fileURLToPath(new URL('../', import.meta.url))

/** The path of a file in an installed package, to start a tool as a program. */
export function installed(path: string): string {
  return fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url))
}
