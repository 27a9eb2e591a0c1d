import { useContext } from 'react'
import { citationStrings } from '../../../strings/strings.ts'
import { CitationsContext } from './citations-context.ts'

/** The marker `[n]` of an answer as a button that shows the passage; plain text when the answer cites no passage with this number. */
export function CitationChip({ n }: { n: number }) {
  const citations = useContext(CitationsContext)
  const passage = citations?.passages.find((one) => one.n === n)
  if (!citations || !(passage || citations.pending)) return `[${n}]`
  return (
    <button
      type="button"
      aria-label={passage ? citationStrings.source(n, passage.title, passage.page) : citationStrings.pending(n)}
      aria-disabled={!passage}
      aria-haspopup={passage && 'dialog'}
      onClick={({ currentTarget }) => passage && citations.onOpen(passage, currentTarget)}
      className="citation-chip"
    >
      {n}
    </button>
  )
}
