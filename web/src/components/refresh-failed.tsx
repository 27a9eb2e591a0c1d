import { strings } from '../strings/strings.ts'

interface RefreshFailedProps {
  /** The latest refetch failed; without it nothing is shown. */
  failed: boolean
  isRetrying: boolean
  onRetry: () => unknown
}

/** Says that data on screen could not be refreshed, with a button that tries again. The data stays. */
export const RefreshFailed = ({ failed, isRetrying, onRetry }: RefreshFailedProps) => (
  <div role="status" className="text-12 text-ink-soft">
    {failed && (
      <p className="mt-3 flex flex-wrap items-center gap-x-3">
        {strings.errors.refreshFailed}
        <button type="button" aria-disabled={isRetrying} onClick={() => !isRetrying && onRetry()} className="text-button">
          {strings.errors.tryAgain}
        </button>
      </p>
    )}
  </div>
)
