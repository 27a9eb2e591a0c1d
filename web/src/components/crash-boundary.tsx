import { Component, type ReactNode } from 'react'
import { isMissingCode } from '../lib/errors/missing-code.ts'
import { strings } from '../strings/strings.ts'
import { Button } from './button.tsx'
import { MissingCode } from './missing-code.tsx'
import { Notice } from './notice.tsx'

interface CrashBoundaryProps {
  children: ReactNode
}

/** Says what to do when a page throws or its code cannot be fetched. */
export class CrashBoundary extends Component<CrashBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    return (
      <div role="alert" className="grid flex-1 place-items-center">
        {isMissingCode(error) ? <MissingCode /> : <Crash error={error} />}
      </div>
    )
  }
}

const Crash = ({ error }: { error: unknown }) => (
  <Notice level="h1" title={strings.errors.crash} text={strings.errors.crashText} error={error}>
    <Button look="primary" onClick={() => window.location.reload()}>
      {strings.errors.reload}
    </Button>
  </Notice>
)
