import type { FieldProblem, FieldProblems } from '#contract/errors.ts'

/** §5: a new password is typed twice; `find` checks the other rules. */
export function passwordProblems(
  { password, confirm }: { password: string; confirm: string },
  find: (password: string) => FieldProblem | undefined,
) {
  const problems: FieldProblems = {}
  if (password !== confirm) problems.confirm = { problem: 'invalid' }
  const problem = password === '' ? undefined : find(password)
  if (problem) problems.password = problem
  return problems
}

/** Which of the two problems is shown: one at a time, in the specification's order. */
export function passwordMessage({ password, confirm }: FieldProblems): 'mismatch' | 'weak' | undefined {
  if (confirm) return 'mismatch'
  return password?.problem === 'too-short' ? 'weak' : undefined
}
