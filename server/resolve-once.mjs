// Node reads a package's `exports` again for each of its files and for each import of it. Those of drizzle-orm have 130 kB,
// and reading them took more than half of a start. For each import of our own files it asks the disk about the file, its
// folders and package.json. Plain JavaScript, because run.mjs imports it.
import module from 'node:module'

/**
 * Caches how imports of the package resolve: once for all of our files, and not at all between the package's own files,
 * which import each other by path. Other imports resolve as usual.
 * @param {string} name a package that consists of ES modules
 */
export function resolveOnce(name) {
  const inside = `/node_modules/${name}/`
  const found = new Map()
  module.registerHooks({
    resolve(specifier, context, next) {
      const from = context.parentURL ?? ''
      if (specifier.startsWith('.') && specifier.endsWith('.js') && from.includes(inside))
        return { url: new URL(specifier, from).href, format: 'module', shortCircuit: true }
      const isOfPackage = specifier === name || specifier.startsWith(`${name}/`)
      // Another package may have its own copy.
      if (!isOfPackage || from.includes('/node_modules/')) return next(specifier, context)
      if (!found.has(specifier)) found.set(specifier, { ...next(specifier, context), shortCircuit: true })
      return found.get(specifier)
    },
  })
}

/**
 * Imports between our own TypeScript files are paths, because package.json's `imports` name each folder as it is called: they
 * are taken as they are, without a look at the disk. One that is missing is reported when it is opened.
 */
export function resolveOwnFiles() {
  const root = new URL('../', import.meta.url).href
  module.registerHooks({
    resolve(specifier, context, next) {
      const from = context.parentURL ?? ''
      const isOurs = /^[#.].*\.ts$/.test(specifier) && from.startsWith(root) && !from.includes('/node_modules/')
      if (!isOurs) return next(specifier, context)
      const url = specifier.startsWith('#') ? root + specifier.slice(1) : new URL(specifier, from).href
      return { url, format: 'module-typescript', shortCircuit: true }
    },
  })
}
