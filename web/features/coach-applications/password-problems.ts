import type { FieldProblems } from '#contract/errors.ts'

/** §5: a new password is typed twice, and long enough. The length is a setting of the server. */
export function passwordProblems({ password, confirm }: { password: string; confirm: string }, limit: number) {
  const problems: FieldProblems = {}
  if (password !== confirm) problems.confirm = { problem: 'invalid' }
  if (password !== '' && password.length < limit) problems.password = { problem: 'too-short', limit }
  return problems
}

/** Which of the two is told: one message at a time, in the specification's order. */
export function passwordMessage({ password, confirm }: FieldProblems): 'mismatch' | 'weak' | undefined {
  if (confirm) return 'mismatch'
  return password?.problem === 'too-short' ? 'weak' : undefined
}
