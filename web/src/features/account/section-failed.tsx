import { Button } from '../../components/button.tsx'
import { strings } from '../../strings/strings.ts'

interface SectionFailedProps {
  text: string
  isRetrying: boolean
  onRetry: () => unknown
}

/** A section of the settings that could not be loaded. */
export const SectionFailed = ({ text, isRetrying, onRetry }: SectionFailedProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-raised px-5 py-4">
    <p className="flex-1 text-14">{text}</p>
    <Button disabled={isRetrying} onClick={() => onRetry()}>
      {strings.errors.tryAgain}
    </Button>
  </div>
)
