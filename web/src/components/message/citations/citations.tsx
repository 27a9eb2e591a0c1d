import { type ReactNode, useCallback, useState } from 'react'
import { lazyDialog } from '../../../lib/loading/lazy-dialog.tsx'
import type { CitedPassage } from './citation.ts'
import { CitationChip } from './citation-chip.tsx'
import { CitationsContext } from './citations-context.ts'
import { SourceList } from './source-list.tsx'

const PassageDialog = lazyDialog(
  () => import('./passage-dialog.tsx'),
  ({ PassageDialog }) => PassageDialog,
)

interface CitationsProps {
  /** The passages that the answer cites. */
  passages: readonly CitedPassage[]
  /** Whether the answer is being written, so that its citations are not known yet. */
  pending: boolean
  /** The text of the answer. */
  children: ReactNode
}

/** Provides the citations of an answer: `[1]` opens the passage, and the sources are listed below. */
export function Citations({ passages, pending, children }: CitationsProps) {
  const [shown, setShown] = useState<{ passage: CitedPassage; opener: HTMLElement } | null>(null)
  const open = useCallback((passage: CitedPassage, opener: HTMLElement) => setShown({ passage, opener }), [])
  const chip = useCallback(
    (n: number) => <CitationChip n={n} passages={passages} pending={pending} onOpen={open} />,
    [passages, pending, open],
  )
  return (
    <CitationsContext value={chip}>
      {children}
      {passages.length > 0 && <SourceList passages={passages} onOpen={open} />}
      {shown && <PassageDialog {...shown} onClose={() => setShown(null)} />}
    </CitationsContext>
  )
}
