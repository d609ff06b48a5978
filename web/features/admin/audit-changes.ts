import type { AuditEntry } from '#contract/admin.ts'

type AuditChange = { field: string; before: unknown; after: unknown }

/** The changed fields with their old and new values; a missing field has no value. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): AuditChange[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...fields]
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
}
