import { execFile } from 'node:child_process'
import { constants, existsSync } from 'node:fs'
import { access, lstat, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export type TestBrowser = {
  source: 'CHROMIUM_PATH' | 'system' | 'packaged' | 'playwright'
  executablePath: string
  args: string[]
  env: Record<string, string>
}

const run = promisify(execFile)
const cacheDir = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url))

/** Renders the same pages without a browser window around them, which saves a sixth of the CPU time. */
const shellPath = '/usr/bin/chromium-headless-shell'

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

// Without these the browser's own requests wait for timeouts on a closed network and slow the tests down.
const quietNetworkArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-quic',
  '--disable-sync',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
]

/**
 * A second `--disable-features` replaces Playwright's own list, so that list is repeated here. At its end are the address
 * bar's suggestions: each window renders them in a separate process, which cost as much CPU as the page under test.
 */
const switchedOffArg = `--disable-features=${[
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
].join(',')}`

/**
 * Finds a Chromium that starts on this machine: the one named by CHROMIUM_PATH, the system's, ours, Playwright's. `shell`:
 * the system's headless shell is taken if there is one.
 */
export async function findBrowser({ shell = false } = {}): Promise<TestBrowser> {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    const failure = await startFailure(named, {})
    if (failure) throw new Error(`CHROMIUM_PATH=${named} does not start: ${failure}`)
    return describe('CHROMIUM_PATH', named, {})
  }
  const failures: string[] = []
  const paths = shell ? [shellPath, ...systemPaths] : systemPaths
  for (const path of paths.filter((path) => existsSync(path))) {
    const failure = await startFailure(path, {})
    if (!failure) return describe('system', path, {})
    failures.push(`${path}: ${failure}`)
  }
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { executablePath, env } = await unpackPackagedChromium()
    const failure = await startFailure(executablePath, env)
    if (!failure) return describe('packaged', executablePath, env)
    failures.push(`${executablePath}: ${failure}`)
  }
  const { chromium } = await import('@playwright/test')
  const own = chromium.executablePath()
  if (existsSync(own)) return describe('playwright', own, {})
  throw new Error(
    [
      'No Chromium for the browser tests. Set CHROMIUM_PATH to one, for example CHROMIUM_PATH=/usr/bin/chromium,',
      'or run: npx playwright install chromium',
      ...failures.map((failure) => `  tried ${failure}`),
    ].join('\n'),
  )
}

function describe(source: TestBrowser['source'], executablePath: string, env: Record<string, string>): TestBrowser {
  // Chromium refuses root with a sandbox, and the packaged one comes without its sandbox helper.
  const sandbox = source === 'packaged' || process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return {
    source,
    executablePath,
    args: [...quietNetworkArgs, switchedOffArg, ...sandbox],
    env: withOwnEnvironment(env),
  }
}

function withOwnEnvironment(extra: Record<string, string>): Record<string, string> {
  const own = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return { ...Object.fromEntries(own), ...extra }
}

// Some systems install a stub that only explains how to get a browser, so the file must also answer --version.
async function startFailure(executablePath: string, env: Record<string, string>): Promise<string | undefined> {
  try {
    const { stdout } = await run(executablePath, ['--version'], { env: withOwnEnvironment(env), timeout: 20_000 })
    return /\d+\.\d+\.\d+/.test(stdout) ? undefined : `answers --version with ${JSON.stringify(stdout.slice(0, 200))}`
  } catch (error) {
    return error instanceof Error ? error.message.trim() : String(error)
  }
}

async function unpackPackagedChromium() {
  const packageDir = dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))))
  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')) as { version: string }
  const parent = await writableFolder()
  const kept = join(parent, `kiai-chromium-${version}-${process.getuid?.()}`)
  if (!(await isOwn(kept))) await unpackInto(kept, join(packageDir, 'bin'))
  return {
    executablePath: join(kept, 'chromium'),
    env: {
      LD_LIBRARY_PATH: [join(kept, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_PATH: join(kept, 'fonts'),
    },
  }
}

// node_modules may belong to another user.
async function writableFolder(): Promise<string> {
  try {
    await mkdir(cacheDir, { recursive: true })
    await access(cacheDir, constants.W_OK)
    return cacheDir
  } catch (error) {
    if (!isCode(error, 'EACCES', 'EROFS', 'EPERM')) throw error
    return tmpdir()
  }
}

// In a shared temporary folder another user could have placed a program under our name.
async function isOwn(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return false
  if ((await lstat(folder)).uid === process.getuid?.()) return true
  throw new Error(`${folder} belongs to another user; remove it or set CHROMIUM_PATH`)
}

async function unpackInto(kept: string, archives: string): Promise<void> {
  const fresh = await mkdtemp(`${kept}-unpacking-`)
  const { inflate } = await import('@sparticuz/chromium')
  // The package unpacks into TMPDIR and skips files that exist there, so only our own new folder is safe.
  const previous = process.env.TMPDIR
  process.env.TMPDIR = fresh
  try {
    const names = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']
    await Promise.all(names.map((name) => inflate(join(archives, name))))
    await writeFile(join(fresh, 'fonts', 'fonts.conf'), fontsConfig(join(kept, 'fonts')))
    // The rename is atomic: the folder is complete when it appears, even if two processes unpack at the same time.
    await rename(fresh, kept)
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    if (!isCode(error, 'ENOTEMPTY', 'EEXIST')) throw error
  } finally {
    if (previous === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = previous
  }
}

// The packaged font settings only look in fixed places: without this, text in other fonts than ours stays blank.
function fontsConfig(folder: string): string {
  const path = folder.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${path}/cache</cachedir>
</fontconfig>
`
}

function isCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
