// Plain JavaScript with old syntax only, so that an old Node can load it.

/**
 * Why this version of Node cannot be used, if it cannot: before 22.18 and 23.6 types are not stripped by default, so it
 * cannot load our files.
 * @param {string} version as in process.versions.node
 * @returns {string | undefined}
 */
export function checkNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const stripsTypes = major > 23 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18)
  if (stripsTypes) return undefined
  return (
    `Kiai needs Node 22.18, 23.6 or newer and found ${version}. "npm ci" normally brings the right one; ` +
    'on this platform there is none to bring, so please install Node yourself.'
  )
}
