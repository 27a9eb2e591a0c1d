import { useId } from 'react'
import { citationStrings } from '../../../strings/strings.ts'
import type { CitedPassage } from './citation.ts'

interface SourceListProps {
  passages: readonly CitedPassage[]
  onOpen: (passage: CitedPassage, opener: HTMLElement) => void
}

/** Returns the title of a passage, or its last heading when another passage of the answer is of the same place. */
function nameOf({ n, title, page, heading }: CitedPassage, passages: readonly CitedPassage[]): string {
  const isRepeated = passages.some((other) => other.n !== n && other.title === title && other.page === page)
  return (isRepeated && heading.split(' › ').at(-1)) || title
}

/** The sources of an answer, by their numbers. Each opens its passage. */
export function SourceList({ passages, onOpen }: SourceListProps) {
  const id = useId()
  return (
    <div className="mt-3 max-w-measure">
      <p id={id} className="text-12 font-strong text-ink-soft">
        {citationStrings.sources}
      </p>
      <ol aria-labelledby={id} className="mt-1 flex flex-wrap gap-1.5">
        {passages.map((passage) => (
          <li key={passage.n} className="max-w-full">
            <button
              type="button"
              aria-label={citationStrings.source(passage.n, nameOf(passage, passages), passage.pageLabel ?? passage.page)}
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => onOpen(passage, currentTarget)}
              className="source-chip"
            >
              <span aria-hidden className="tabular-nums">
                {passage.n}
              </span>
              <bdi className="truncate">{nameOf(passage, passages)}</bdi>
              {passage.page !== null && (
                <span className="flex-none text-ink-soft">{citationStrings.page(passage.pageLabel ?? passage.page)}</span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}
