import { Component, type ReactNode } from 'react'
import { strings } from '../strings/strings.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

interface CrashBoundaryProps {
  children: ReactNode
}

/** Shows a reload button when a page throws or its code cannot be fetched. */
export class CrashBoundary extends Component<CrashBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    if (this.state.error === null) return this.props.children
    return (
      <div role="alert" className="grid flex-1 place-items-center">
        <Notice level="h1" title={strings.errors.crash} text={strings.errors.crashText} error={this.state.error}>
          <Button look="primary" onClick={() => window.location.reload()}>
            {strings.errors.reload}
          </Button>
        </Notice>
      </div>
    )
  }
}
