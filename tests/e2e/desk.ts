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
    const send = async (method: string, path: string, body?: object) => {
      const init = body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}
      const response = await fetch(`/api/coach-desk${path}`, { method, ...init })
      if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`)
      return response.status === 204 ? {} : response.json()
    }
    for (const tab of ['services', 'products', 'seminars']) {
      const { offers } = await send('GET', `/offers?tab=${tab}`)
      for (const { id } of offers) await send('DELETE', `/offers/${id}`, {})
    }
    for (const tab of wanted) await send('POST', '/offers/samples', { tab })
  }, kinds)
  await page.reload()
}
