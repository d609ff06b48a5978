const drawer = /^(?:[a-z0-9-]+-)?(?:utils?|helpers?|misc|commons?|managers?)$/
const kebabCase = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/

/** A path says what is inside, in one spelling: no drawers for whatever is left over, no barrels. */
export function nameFaults(file: string): string[] {
  const faults: string[] = []
  for (const part of file.split('/')) {
    const stem = part.split('.')[0] ?? part
    if (drawer.test(stem)) faults.push(`${file}: “${stem}” is a drawer; name it after what it does`)
    if (!kebabCase.test(part)) faults.push(`${file}: “${part}” is not kebab-case`)
    if (/^index\.[a-z]+$/.test(part)) faults.push(`${file}: a barrel; import the file that has the thing`)
  }
  return faults
}
