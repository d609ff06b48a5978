import { configure, fireEvent, prettyDOM, waitFor, within } from '@testing-library/dom'
import { expect } from 'vitest'
import type { Wording } from '#tests/e2e/wording.ts'

// The same timeout as in the browser tests: on a busy machine a test may not run for seconds.
configure({
  asyncUtilTimeout: 10_000,
  // A query that waits fails many times, and printing the page is slow. So it is printed when the message is read.
  getElementError(message, container) {
    const get = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n')
    const error = Object.defineProperty(new Error(), 'message', { get, configurable: true })
    // By this name the library knows that it may replace the stack by that of the test.
    error.name = 'TestingLibraryElementError'
    return error
  },
})

/** There are no styles here, and computing them is slow. So hidden elements are found too. */
const HIDDEN = { hidden: true } as const

type Name = string | RegExp

const shown = () => within(document.body)

export const button = (name: Name) => shown().findByRole('button', { name, ...HIDDEN })
export const link = (name: Name) => shown().findByRole('link', { name, ...HIDDEN })
export const heading = (name: Name, level = 1) => shown().findByRole('heading', { name, level, ...HIDDEN })
export const text = (words: Name) => shown().findByText(words)

export async function missing(words: Name): Promise<void> {
  await waitFor(() => expect(shown().queryAllByText(words)).toEqual([]))
}

/** A field by its label, with or without the mark for required fields. */
export async function field(label: string): Promise<HTMLInputElement> {
  const escaped = label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return await shown().findByLabelText<HTMLInputElement>(new RegExp(`^${escaped}\\s*\\*?$`))
}

export async function fill(label: string, value: string): Promise<void> {
  const element = await field(label)
  element.focus()
  fireEvent.input(element, { target: { value } })
}

export async function expectMessage({ common }: Wording, title: string, description?: Name): Promise<void> {
  const messages = within(await shown().findByRole('region', { name: common.toasts.region, ...HIDDEN }))
  await messages.findByText(title)
  if (description) await messages.findByText(description)
}

/** Texts were shown as text: none of them became an element with a script. */
export function expectNoScripts(): void {
  const attributes = [...document.querySelectorAll('*')].flatMap((element) => element.getAttributeNames())
  expect(attributes.filter((name) => name.startsWith('on'))).toEqual([])
}

export async function expectPath(path: string): Promise<void> {
  await waitFor(() => expect(location.pathname + location.search).toBe(path))
}

export async function expectFocus(element: Element): Promise<void> {
  await waitFor(() => expect(document.activeElement).toBe(element))
}

export async function expectDescription(element: Element, description: Name): Promise<void> {
  await waitFor(() => expect(descriptionOf(element)).toMatch(description))
}

function descriptionOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}
