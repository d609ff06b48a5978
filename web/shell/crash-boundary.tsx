import { Component, type ReactNode } from 'react'
import { onConnectionRegained } from '#web/api/connection.ts'
import { LoadFailure } from '#web/api/import-again.ts'
import { forgetFailedTexts } from '#web/i18n/text-store.ts'
import { CrashPage } from './crash-page.tsx'

type Crash = { error: unknown } | null

/**
 * React reports the error itself; this only sees to it that people are not left with an empty page. Where something
 * did not arrive, the page comes back by itself when the connection does.
 */
export class CrashBoundary extends Component<{ children: ReactNode }, { crash: Crash }> {
  override state: { crash: Crash } = { crash: null }
  #stopWaiting = () => {}

  static getDerivedStateFromError(error: unknown) {
    return { crash: { error } }
  }

  override componentDidMount() {
    this.#stopWaiting = onConnectionRegained(() => {
      if (!(this.state.crash?.error instanceof LoadFailure)) return
      forgetFailedTexts()
      this.setState({ crash: null })
    })
  }

  override componentWillUnmount() {
    this.#stopWaiting()
  }

  override render() {
    return this.state.crash ? <CrashPage /> : this.props.children
  }
}
