import { formatCount } from '../lib/format/format-count.ts'
import { knowledgeStrings } from '../strings/strings.ts'

/** The number of open items of an inbox, in a badge. Nothing for none. */
export const OpenCount = ({ count }: { count: number }) =>
  count > 0 && (
    <span className="rounded-full bg-ink px-1.5 text-12 leading-snug font-medium text-page tabular-nums">
      <span aria-hidden>{formatCount(count)}</span>
      <span className="sr-only">{knowledgeStrings.openItems(formatCount(count))}</span>
    </span>
  )
