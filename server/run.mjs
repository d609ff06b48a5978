// Entry point of every command. Plain JavaScript, so that an old Node can load it and report what is missing.
import { existsSync } from 'node:fs'
import module from 'node:module'
import process from 'node:process'
import { checkNode } from './check-node.mjs'
import { resolveOnce, resolveOwnFiles } from './resolve-once.mjs'

const unusable = checkNode(process.versions.node)
if (unusable) {
  console.error(unusable)
  process.exit(1)
}
module.enableCompileCache?.()
resolveOnce('drizzle-orm')
resolveOnce('zod')
resolveOwnFiles()
if (existsSync('.env')) process.loadEnvFile('.env')

const [command, ...words] = process.argv.slice(2)
const { run } = await import(`./commands/${command}.ts`)
await run(words)
