import { strings } from '../../../strings/strings.ts'

interface OpeningLinesProps {
  lines: readonly string[]
  onChoose: (line: string) => void
}

/** The opening lines of a persona; choosing one sends it. */
export const OpeningLines = ({ lines, onChoose }: OpeningLinesProps) => (
  <ul aria-label={strings.chat.openings} className="flex flex-wrap gap-2 pb-2.5 motion-safe:animate-enter">
    {lines.map((line) => (
      <li key={line} className="min-w-0 max-w-full">
        <button
          type="button"
          dir="auto"
          onClick={() => onChoose(line)}
          className="min-h-10 max-w-full rounded-card border border-line bg-raised px-3.5 py-1.5 text-start text-14 leading-snug wrap-anywhere transition-colors hover:border-edge hover:bg-sunken pointer-coarse:min-h-touch"
        >
          {line}
        </button>
      </li>
    ))}
  </ul>
)
