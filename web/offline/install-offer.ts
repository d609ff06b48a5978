import { createStore } from '#web/store/create-store.ts'

/** Not in TypeScript's library: only some browsers have it. */
export type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

/** The browser's own question whether to install Kiai, where it has one. It can be asked once. */
export const installPrompt = createStore<InstallPrompt | null>(null)

/** The event comes early and once, so it is caught when the application starts. */
export function followInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Otherwise some browsers show a bar of their own over the page.
    event.preventDefault()
    installPrompt.set(event as InstallPrompt)
  })
  window.addEventListener('appinstalled', () => installPrompt.set(null))
}

/** Whether this page runs as an installed app. */
export function isInstalled(): boolean {
  const { standalone } = navigator as Navigator & { standalone?: boolean }
  return standalone === true || window.matchMedia('(display-mode: standalone)').matches
}
