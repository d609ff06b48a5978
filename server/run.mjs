// The door to every command: plain JavaScript, so that an old Node can still read it and say what is missing.
import { existsSync } from 'node:fs'
import module from 'node:module'
import process from 'node:process'
import v8 from 'node:v8'
import { resolveOnce } from './resolve-once.mjs'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Kiai needs Node 22.18 or newer and found ${process.versions.node}. "npm ci" normally brings the right one; ` +
      'on this platform there is none to bring, so please install Node yourself.',
  )
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
