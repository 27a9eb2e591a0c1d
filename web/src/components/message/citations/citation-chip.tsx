import { citationStrings } from '../../../strings/strings.ts'
import type { CitedPassage } from './citation.ts'

interface CitationChipProps {
  n: number
  passages: readonly CitedPassage[]
  /** Whether the answer is being written, so that its passages are not known yet. */
  pending: boolean
  /** Shows a passage. The focus returns to `opener`. */
  onOpen: (passage: CitedPassage, opener: HTMLElement) => void
}

/** The marker `[n]` of an answer as a button that shows the passage; plain text when the answer cites no passage with this number. */
export function CitationChip({ n, passages, pending, onOpen }: CitationChipProps) {
  const passage = passages.find((one) => one.n === n)
  if (!(passage || pending)) return `[${n}]`
  return (
    <button
      type="button"
      aria-label={passage ? citationStrings.source(n, passage.title, passage.pageLabel ?? passage.page) : citationStrings.pending(n)}
      aria-disabled={!passage}
      aria-haspopup={passage && 'dialog'}
      onClick={({ currentTarget }) => passage && onOpen(passage, currentTarget)}
      className="citation-chip"
    >
      {n}
    </button>
  )
}
