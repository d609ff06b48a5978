/**
 * Reading a message and answering it need a quarter of all files that a start would load, with most texts of the
 * strategist: the start does not wait for them, and loads them right afterwards (server/commands/serve.ts). The safety
 * gate answers without them.
 */
export async function loadAnswering() {
  const [{ readQuestion }, { composeAnswer }, { keepSummary }] = await Promise.all([
    import('./read-question.ts'),
    import('./compose-answer.ts'),
    import('./keep-summary.ts'),
  ])
  return { readQuestion, composeAnswer, keepSummary }
}
