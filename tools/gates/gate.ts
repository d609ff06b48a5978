/** What a gate found. The output is empty or brief when it passed; otherwise it says where and why it failed. */
export type GateResult = { passed: boolean; output: string }

/** Checks the project that stands in `root`. */
export type Gate = (root: string) => Promise<GateResult>

export function fromFaults(faults: string[], lookedAt: { count: number; what: string }): GateResult {
  // A check that found no files to look at must fail: it would pass with any code.
  if (lookedAt.count === 0) return { passed: false, output: `found no ${lookedAt.what} to look at` }
  return { passed: faults.length === 0, output: faults.join('\n') }
}
