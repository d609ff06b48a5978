import * as z from 'zod/mini'
import { FIELD_PROBLEMS, type FieldProblem, type FieldProblems } from './errors.ts'
import { pictureId } from './file-rules.ts'
import { cleanLine, cleanLines } from './text-rules.ts'

/** A name, a title, a topic: one line, cleaned by `cleanLine`, between 1 and `maximum` characters. */
export function oneLineText(maximum: number) {
  return z.string().check(z.refine(isStorable), cleaned(cleanLine, maximum), z.minLength(1), z.maxLength(maximum))
}

/** A description, a reason: may have several lines, cleaned by `cleanLines`, between 1 and `maximum` characters. */
export function multiLineText(maximum: number) {
  return z.string().check(z.refine(isStorable), cleaned(cleanLines, maximum), z.minLength(1), z.maxLength(maximum))
}

/**
 * A text that is far too long stays as it is and is refused for its length: cleaning a megabyte takes a while, and anyone can
 * send many.
 */
export function cleaned(clean: (text: string) => string, maximum: number) {
  return z.overwrite<string>((text) => (text.length > 2 * maximum + 1000 ? text : clean(text)))
}

/** PostgreSQL cannot store U+0000, and a lone surrogate is not text: both are refused, not repaired. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}

export const EmailSchema = z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254), z.email())

/** Passwords are never trimmed. The length a new one needs is a setting of the server (`PASSWORD_MIN_LENGTH`). */
export const PasswordSchema = z.string().check(z.minLength(1), z.maxLength(128), z.refine(isStorable))

/** An uploaded picture or an https address, which only the reader's browser fetches, never the server. */
export const PictureUrlSchema = z
  .string()
  .check(z.trim(), z.maxLength(2000), z.refine(isPictureUrl, { error: 'https-url' }), z.refine(isStorable))

function isPictureUrl(value: string): boolean {
  return pictureId(value) !== undefined || isHttpsUrl(value)
}

/** The URL parser drops tabs and line breaks that would still be stored. */
function isHttpsUrl(value: string): boolean {
  return !/[\s\p{C}]/u.test(value) && URL.canParse(value) && new URL(value).protocol === 'https:'
}

/** A web address that people follow, such as where a seminar takes place. */
export const HttpsUrlSchema = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(500), z.refine(isHttpsUrl, { error: 'https-url' }), z.refine(isStorable))

/** An IANA time zone that this runtime knows. */
export const TimeZoneSchema = z.string().check(z.maxLength(64), z.refine(isTimeZone, { error: 'time-zone' }))

function isTimeZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

export const IdSchema = z.uuid()

/** The part of an address that names a coach: `ana-prado`, `ai-ember`. */
export const SlugSchema = z.string().check(z.minLength(1), z.maxLength(80), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/))

/** Where the next page of a list begins. Only the server can read it. */
export const CursorSchema = z.string().check(z.minLength(1), z.maxLength(1000))

const FIRST_YEAR = 1900
const LAST_YEAR = 2200

/** JavaScript and PostgreSQL disagree about the year 0 and those with more than four digits. */
function isUsableYear(value: string): boolean {
  const year = Number(value.slice(0, 4))
  return year >= FIRST_YEAR && year <= LAST_YEAR
}

/** A day that exists in the calendar, such as 2027-02-28. Every date of an input is checked with it. */
export const DaySchema = z.iso.date().check(z.refine(isUsableYear))

/** A moment in UTC, such as 2027-02-28T18:00:00.000Z. Every moment of an input is checked with it, in cursors too. */
export const MomentSchema = z.iso.datetime().check(z.refine(isUsableYear), z.refine(hasUsableFraction))

/** PostgreSQL keeps six decimals of a second and fails on a text with very many; other programs write up to nine. */
function hasUsableFraction(value: string): boolean {
  return !/\.\d{10}/.test(value)
}

/** The first problem of each field, as a code that browser and server share. */
export function fieldProblems(issues: readonly z.core.$ZodIssue[]): FieldProblems {
  const problems: FieldProblems = {}
  for (const issue of issues) {
    const name = issue.path.map(String).join('.') || '*'
    problems[name] ??= fieldProblem(issue)
  }
  return problems
}

function fieldProblem(issue: z.core.$ZodIssue): FieldProblem {
  switch (issue.code) {
    case 'invalid_type':
      return { problem: issue.input === undefined || issue.input === null ? 'required' : 'invalid' }
    case 'too_small':
      return issue.minimum === 1 ? { problem: 'required' } : { problem: 'too-short', limit: Number(issue.minimum) }
    case 'too_big':
      return { problem: 'too-long', limit: Number(issue.maximum) }
    case 'invalid_format':
      return { problem: issue.format === 'email' ? 'email' : issue.format === 'url' ? 'url' : 'invalid' }
    case 'invalid_value':
    // No variant has this kind.
    case 'invalid_union':
      return { problem: 'choice' }
    case 'custom':
      return { problem: FIELD_PROBLEMS.find((problem) => problem === issue.message) ?? 'invalid' }
    default:
      return { problem: 'invalid' }
  }
}
