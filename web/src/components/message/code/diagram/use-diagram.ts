import { useState } from 'react'
import { codeStrings } from '../../../../strings/strings.ts'
import type { FrameEvent } from './messages.ts'

/** Longer sources stay code. */
const longestSource = 20_000

export type DiagramState =
  /** `problem`: why there is no diagram. `details`: what Mermaid says. */
  { kind: 'code'; problem?: string; details?: string } | { kind: 'drawing' } | { kind: 'drawn'; height: number; content: string }

const code: DiagramState = { kind: 'code' }

/** The view of a block that can be drawn: its code, until the reader asks for the diagram. */
export function useDiagram(source: string, isDiagram: boolean) {
  const [view, setView] = useState<{ source: string; state: DiagramState }>({ source, state: code })
  const canDraw = isDiagram && source.length <= longestSource
  const state = canDraw && view.source === source ? view.state : code
  const show = (next: DiagramState) => setView({ source, state: next })
  return {
    canDraw,
    state,
    toggle: () => show(state.kind === 'code' ? { kind: 'drawing' } : code),
    onEvent: (event: Exclude<FrameEvent, { kind: 'ready' }> | { kind: 'late' }) => {
      if (event.kind === 'drawn') show(event)
      else if (event.kind === 'late') show({ kind: 'code', problem: codeStrings.tooLong })
      else show({ kind: 'code', problem: codeStrings.failed, details: event.message })
    },
  }
}
