/** Shows which steps are running: on a terminal in one line that is redrawn, elsewhere in a new line every 30 seconds. */
export function showProgress(output: NodeJS.WriteStream = process.stdout) {
  const running = new Map<string, number>()
  const live = output.isTTY === true
  let shown = 0

  const clear = () => {
    if (live && shown > 0) output.write(`\r${' '.repeat(shown)}\r`)
    shown = 0
  }
  const draw = () => {
    clear()
    const line = [...running].map(([name, since]) => `${name} ${seconds(Date.now() - since)}`).join(' · ')
    if (!line) return
    output.write(live ? `  ${line}` : `  running: ${line}\n`)
    shown = line.length + 2
  }
  const timer = setInterval(draw, live ? 200 : 30_000)
  timer.unref()

  return {
    started: (name: string) => running.set(name, Date.now()),
    finished(name: string, line: string): void {
      running.delete(name)
      clear()
      output.write(`${line}\n`)
    },
    stop(): void {
      clearInterval(timer)
      clear()
    },
  }
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
