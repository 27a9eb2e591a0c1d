import { strings } from '../../../strings/strings.ts'

interface OpeningLinesProps {
  label?: string
  lines: readonly string[]
  disabled?: boolean
  onChoose: (line: string) => void
}

/** Questions that the persona can answer; choosing one sends it. The direction of the text is that of the first one. */
export const OpeningLines = ({ label = strings.chat.openings, lines, disabled = false, onChoose }: OpeningLinesProps) => (
  <ul dir="auto" aria-label={label} className="flex flex-wrap gap-2 motion-safe:animate-enter">
    {lines.map((line) => (
      <li key={line} className="min-w-0 max-w-full">
        <button
          type="button"
          aria-disabled={disabled}
          onClick={() => disabled || onChoose(line)}
          className="min-h-10 max-w-full rounded-card border border-line bg-raised px-3.5 py-1.5 text-start text-14 leading-snug wrap-anywhere transition-colors hover:border-edge hover:bg-sunken pointer-coarse:min-h-touch"
        >
          {line}
        </button>
      </li>
    ))}
  </ul>
)
