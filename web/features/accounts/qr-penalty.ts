const FINDER_LIKE = ['10111010000', '00001011101']

/** How hard a symbol is to read: long runs, blocks, false finders, and a lack of balance cost points. */
export function penalty(dark: readonly boolean[][]): number {
  const rows = dark.map(asText)
  const columns = dark.map((_, x) => asText(dark.map((row) => row[x] === true)))
  const lines = [...rows, ...columns]
  return sum(lines.map(runs)) + blocks(rows) + 40 * sum(lines.map(falseFinders)) + balance(rows)
}

function runs(line: string): number {
  return sum([...line.matchAll(/0{5,}|1{5,}/g)].map(([run]) => run.length - 2))
}

function blocks(rows: readonly string[]): number {
  let found = 0
  for (let y = 1; y < rows.length; y++) {
    const [above, below] = [rows[y - 1] ?? '', rows[y] ?? '']
    for (let x = 1; x < below.length; x++) {
      const colour = below[x]
      if (below[x - 1] === colour && above[x] === colour && above[x - 1] === colour) found++
    }
  }
  return 3 * found
}

function falseFinders(line: string): number {
  let found = 0
  for (const pattern of FINDER_LIKE) {
    for (let at = line.indexOf(pattern); at >= 0; at = line.indexOf(pattern, at + 1)) found++
  }
  return found
}

/** Ten points for each five per cent away from one half. */
function balance(rows: readonly string[]): number {
  const modules = rows.join('')
  const share = modules.replaceAll('0', '').length / modules.length
  return 10 * Math.floor(Math.abs(share * 100 - 50) / 5)
}

function asText(modules: readonly boolean[]): string {
  return modules.map((dark) => (dark ? '1' : '0')).join('')
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
