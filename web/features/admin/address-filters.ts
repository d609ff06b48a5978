/** As the contract has it. */
export const SEARCH_MAX_LENGTH = 200

/** What the address says; what it says that nobody knows is not said. */
export function readChoice<Value extends string>(
  address: URLSearchParams,
  name: string,
  values: readonly Value[],
): Value | undefined {
  const given = address.get(name)
  return values.find((value) => value === given)
}

export function readWords(address: URLSearchParams): string | undefined {
  return address.get('search')?.trim().slice(0, SEARCH_MAX_LENGTH) || undefined
}

/** Only what was chosen is written into it. */
export function chosenOnly(fields: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}
