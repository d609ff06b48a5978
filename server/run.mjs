// The door to every command: plain JavaScript, so that an old Node can still read it and say what is missing.
import { existsSync } from 'node:fs'
import module from 'node:module'
import process from 'node:process'
import v8 from 'node:v8'
import { checkNode } from './check-node.mjs'
import { resolveOnce } from './resolve-once.mjs'

const unusable = checkNode(process.versions.node)
if (unusable) {
  console.error(unusable)
  process.exit(1)
}
module.enableCompileCache?.()
resolveOnce('drizzle-orm')
// Left to itself, V8 lets a heap grow to four times of what is in use before it looks for what is not.
v8.setFlagsFromString('--heap-growing-percent=20')
if (existsSync('.env')) process.loadEnvFile('.env')

const [command, ...words] = process.argv.slice(2)
const { run } = await import(`./commands/${command}.ts`)
await run(words)
