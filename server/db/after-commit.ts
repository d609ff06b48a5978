import { AsyncLocalStorage } from 'node:async_hooks'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** One transaction or savepoint, with its callbacks for the commit. */
interface Scope {
  callbacks: (() => void)[]
  /** Whether it has its connection. */
  begun: boolean
  settled: boolean
  outer?: Scope | undefined
}

const scopes = new AsyncLocalStorage<Scope>()

/**
 * Inside a transaction the callback runs right after the commit, and never when the transaction or its savepoint is rolled
 * back. Outside it runs at once. The caller need not know which, and nothing is announced before it is committed.
 */
export function afterCommit(callback: () => void): void {
  let scope = scopes.getStore()
  // Work that outlives the transaction it was started in no longer belongs to it.
  while (scope?.settled) scope = scope.outer
  if (scope) scope.callbacks.push(callback)
  else callback()
}

/** Whether the calling code holds the connection of a transaction. Another one may never come: all may be held so. */
export function isInTransaction(): boolean {
  const scope = scopes.getStore()
  return scope?.begun === true && !scope.settled
}

/** As the code inside gets it. */
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]
type Begin = NodePgDatabase['transaction']

/** Makes the transactions and savepoints of this database run their `afterCommit` callbacks. */
export function withAfterCommit(db: NodePgDatabase): NodePgDatabase {
  const begin = db.transaction.bind(db) as Begin
  db.transaction = (work, config) =>
    run({ callbacks: [], begun: false, settled: false }, (scope) =>
      begin((tx) => {
        scope.begun = true
        return work(withSavepoints(tx))
      }, config),
    )
  return db
}

function withSavepoints(tx: Transaction): Transaction {
  const begin = tx.transaction.bind(tx) as Transaction['transaction']
  tx.transaction = (work) => {
    const outer = scopes.getStore()
    return run({ callbacks: [], begun: true, settled: false, outer }, () =>
      begin((inner) => work(withSavepoints(inner))),
    )
  }
  return tx
}

async function run<T>(scope: Scope, transaction: (scope: Scope) => Promise<T>): Promise<T> {
  try {
    const result = await scopes.run(scope, () => transaction(scope))
    if (scope.outer) scope.outer.callbacks.push(...scope.callbacks)
    else for (const callback of scope.callbacks) callback()
    return result
  } finally {
    scope.settled = true
  }
}
