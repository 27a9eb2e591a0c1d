import { strings } from '../strings/strings.ts'

interface RefreshFailedProps {
  /** Whether the latest refetch failed. Otherwise nothing is shown. */
  failed: boolean
  isRetrying: boolean
  onRetry: () => unknown
}

/** Says that the shown data could not be refreshed, with a button to retry. */
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
