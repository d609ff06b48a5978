// Node reads a package's list of entries anew for each of its files and for each import of it. The list of drizzle-orm
// has 130 kB, and reading it took more than half of a start. Plain JavaScript, for what loads everything else.
import module from 'node:module'

/**
 * From here on, what our files import of the package is looked up once for all of them, and its own files, which name
 * each other by their paths, are not looked up at all. Everything else is found as ever.
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
      // Another package may have a copy of its own.
      if (!isOfPackage || from.includes('/node_modules/')) return next(specifier, context)
      if (!found.has(specifier)) found.set(specifier, { ...next(specifier, context), shortCircuit: true })
      return found.get(specifier)
    },
  })
}
