import { describe, expect, test } from 'vitest'
import { type ErrorCode, errorStatus } from '#contract/errors.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { readTexts } from '#web/i18n/text-files.ts'
import { texts as sharedEn } from '#web/i18n/texts/en.ts'
import { texts as sharedEs } from '#web/i18n/texts/es.ts'
import { texts as sharedPt } from '#web/i18n/texts/pt.ts'
import { type TextTree, translate } from '#web/i18n/translate.ts'
import { refusalOf, type SignInPage } from './refusals.ts'
import { texts as en } from './texts/en.ts'
import { texts as es } from './texts/es.ts'
import { texts as pt } from './texts/pt.ts'

const ACCOUNTS: Record<Language, TextTree> = { en, pt, es }
const SHARED: Record<Language, { common: TextTree }> = { en: sharedEn, pt: sharedPt, es: sharedEs }
const CODES: Record<Language, TextTree> = {
  en: { ...sharedEn.errors.codes, ...(await readTexts('en', 'refusals')) },
  pt: { ...sharedPt.errors.codes, ...(await readTexts('pt', 'refusals')) },
  es: { ...sharedEs.errors.codes, ...(await readTexts('es', 'refusals')) },
}

function words(language: Language, key: string): unknown {
  const [name, shared] = key.split(':')
  return shared
    ? translate(SHARED[language].common, language, shared)
    : translate(ACCOUNTS[language], language, name ?? '')
}

/** The text in this language. */
function told(page: SignInPage, code: ErrorCode, language: Language): unknown[] {
  const { title, text } = { text: undefined, ...refusalOf(page, code) }
  const description = text ? words(language, text) : CODES[language][code]
  return [words(language, title), description]
}

describe('a refusal of §8', () => {
  test.each<[SignInPage, ErrorCode, string, string]>([
    ['sign-up', 'accounts.exists', 'Account exists', 'This email is already registered. Please sign in instead.'],
    ['sign-up', 'accounts.password-weak', 'Sign up failed', 'This password is too weak.'],
    ['sign-up', 'server.unexpected', 'Error', 'An unexpected error occurred.'],
    [
      'sign-up',
      'accounts.credentials-missing',
      'Sign up failed',
      'You must provide either an email or phone number and a password',
    ],
    [
      'sign-in',
      'accounts.credentials-invalid',
      'Sign in failed',
      'Invalid email or password. Please check your credentials.',
    ],
    [
      'sign-in',
      'accounts.credentials-missing',
      'Sign in failed',
      'You must provide either an email or phone number and a password',
    ],
    ['sign-in', 'session.missing', 'Sign in failed', 'Auth session missing!'],
    ['sign-in', 'server.unexpected', 'Error', 'An unexpected error occurred.'],
    ['admin', 'accounts.credentials-invalid', 'Admin login failed', 'Invalid admin credentials.'],
    ['admin', 'server.unexpected', 'Error', 'An unexpected error occurred during admin login.'],
    ['admin', 'server.unavailable', 'Error', 'An unexpected error occurred during admin login.'],
    ['admin', 'session.missing', 'Could not create or access admin account.', 'Auth session missing!'],
  ])('on the page for %s with the code %s has its title and text', (page, code, title, text) => {
    expect(told(page, code, 'en')).toEqual([title, text])
  })

  test('of the second step has its own text for a wrong code only', () => {
    for (const page of ['sign-in', 'admin'] as const)
      expect(told(page, 'accounts.two-factor-code-wrong', 'en')).toEqual([
        'Code not accepted',
        'This code is not right.',
      ])
    for (const code of ['accounts.two-factor-expired', 'accounts.two-factor-locked', 'accounts.banned'] as const)
      expect(told('sign-in', code, 'en')[0], code).toBe('Sign in failed')
    for (const code of ['accounts.two-factor-expired', 'accounts.two-factor-locked'] as const)
      expect(told('admin', code, 'en')[0], code).toBe('Admin login failed')
  })

  test('of a closed or unconfirmed account says so on the admin sign-in page', () => {
    for (const code of ['accounts.banned', 'accounts.email-unconfirmed'] as const)
      expect(told('admin', code, 'en'), code).toEqual(['Could not create or access admin account.', CODES.en[code]])
  })
})

describe('every refusal has its own text in three languages', () => {
  const codes = Object.keys(errorStatus) as ErrorCode[]

  test.each(['sign-in', 'sign-up', 'admin'] as const)('on the page for %s', (page) => {
    for (const code of codes) {
      const inAll = LANGUAGES.map((language) => told(page, code, language))
      for (const part of [0, 1]) {
        const different = new Set(inAll.map((one) => one[part]))
        // This word is the same in Spanish.
        const expected = different.has('Error') ? 2 : 3
        expect(different.size, `${page} ${code}: ${[...different].join(' | ')}`).toBe(expected)
      }
    }
  })

  test('after the password on the admin sign-in page', () => {
    for (const key of ['denied', 'deniedText', 'unverified', 'verifyFailed', 'unexpected', 'inaccessible', 'welcome'])
      expect(new Set(LANGUAGES.map((language) => words(language, `admin.${key}`))).size, key).toBe(3)
  })
})
