import { Component, type ReactNode } from 'react'
import { CrashPage } from './crash-page.tsx'

/** React reports the error itself; this only sees to it that people are not left with an empty page. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override render() {
    return this.state.crashed ? <CrashPage /> : this.props.children
  }
}
