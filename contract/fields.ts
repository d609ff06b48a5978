import * as z from 'zod/mini'
import type { FieldProblem, FieldProblems } from './errors.ts'

/** Text a person types: trimmed, without control characters, between 1 and `maximum` characters. */
export function requiredText(maximum: number) {
  return z.string().check(z.trim(), z.minLength(1), z.maxLength(maximum), z.refine(isStorable))
}

/** PostgreSQL cannot store U+0000, and a lone surrogate is not text: both are refused, not repaired. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}

export const EmailSchema = z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254), z.email())

/** Passwords are never trimmed. The length a new one needs is a setting of the server (`PASSWORD_MIN_LENGTH`). */
export const PasswordSchema = z.string().check(z.minLength(1), z.maxLength(128), z.refine(isStorable))

export const IdSchema = z.uuid()

/** What is wrong with each field, in words both sides know: the first problem of a field wins. */
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
      return { problem: 'choice' }
    default:
      return { problem: 'invalid' }
  }
}
