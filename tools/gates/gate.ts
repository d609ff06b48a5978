/** What a gate found: its output is empty or brief when it passed, and says where and why when it did not. */
export type GateResult = { passed: boolean; output: string }

/** Checks the project that stands in `root`. */
export type Gate = (root: string) => Promise<GateResult>

export function fromFaults(faults: string[], lookedAt: { count: number; what: string }): GateResult {
  // A check that looked at nothing would pass whatever the code says.
  if (lookedAt.count === 0) return { passed: false, output: `found no ${lookedAt.what} to look at` }
  return { passed: faults.length === 0, output: faults.join('\n') }
}
