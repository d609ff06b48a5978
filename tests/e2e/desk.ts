import type { Locator, Page } from '@playwright/test'
import type { Screen } from './screen.ts'

/** A service or product on the desk, with its buttons. */
export function offer({ page }: Screen, title: string): Locator {
  return page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
}

/** Deletes all offers and creates the samples of these kinds, without the screen. The page is reloaded. */
export async function fillDesk(page: Page, kinds: readonly ('services' | 'products')[]): Promise<void> {
  await page.evaluate(async (wanted) => {
    const send = async (method: string, path: string) => {
      const init = method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: '{}' }
      const response = await fetch(`/api/coach-desk${path}`, { method, ...init })
      if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`)
      return response.status === 204 ? {} : response.json()
    }
    const desk = await send('GET', '')
    for (const kind of ['services', 'products']) {
      for (const { id } of desk[kind]) await send('DELETE', `/${kind}/${id}`)
    }
    for (const kind of wanted) await send('POST', `/${kind}/samples`)
  }, kinds)
  await page.reload()
}
