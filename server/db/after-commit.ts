import { AsyncLocalStorage } from 'node:async_hooks'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** One transaction, or one savepoint within it, and what is to be done when it is committed. */
interface Scope {
  callbacks: (() => void)[]
  settled: boolean
  outer?: Scope | undefined
}

const scopes = new AsyncLocalStorage<Scope>()

/**
 * Inside a transaction: called right after its commit, and never when it, or the savepoint it was said in, is rolled
 * back. Outside: called at once. The caller need not know which, so nothing can be told before it is true.
 */
export function afterCommit(callback: () => void): void {
  let scope = scopes.getStore()
  // What was started inside a transaction and outlives it no longer belongs to it.
  while (scope?.settled) scope = scope.outer
  if (scope) scope.callbacks.push(callback)
  else callback()
}

type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]
type Begin = NodePgDatabase['transaction']

/** Has the transactions of this database, and their savepoints, call what waits for their commit. */
export function withAfterCommit(db: NodePgDatabase): NodePgDatabase {
  const begin = db.transaction.bind(db) as Begin
  db.transaction = (work, config) =>
    run({ callbacks: [], settled: false }, () => begin((tx) => work(withSavepoints(tx)), config))
  return db
}

function withSavepoints(tx: Transaction): Transaction {
  const begin = tx.transaction.bind(tx) as Transaction['transaction']
  tx.transaction = (work) => {
    const outer = scopes.getStore()
    return run({ callbacks: [], settled: false, outer }, () => begin((inner) => work(withSavepoints(inner))))
  }
  return tx
}

async function run<T>(scope: Scope, transaction: () => Promise<T>): Promise<T> {
  try {
    const result = await scopes.run(scope, transaction)
    if (scope.outer) scope.outer.callbacks.push(...scope.callbacks)
    else for (const callback of scope.callbacks) callback()
    return result
  } finally {
    scope.settled = true
  }
}
