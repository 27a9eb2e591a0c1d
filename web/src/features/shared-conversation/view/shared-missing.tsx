import { Button, ButtonLink } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { hasStatus } from '../../../lib/errors/api-error.ts'
import { discoverPath } from '../../../lib/navigation/paths.ts'
import { sharedConversationStrings, strings } from '../../../strings/strings.ts'

const { page } = sharedConversationStrings

interface SharedMissingProps {
  error: Error
  isRetrying: boolean
  onRetry: () => unknown
}

/** Shown when a link does not exist, or its conversation could not be loaded. */
export const SharedMissing = ({ error, isRetrying, onRetry }: SharedMissingProps) => (
  <div className="grid flex-1 place-items-center">
    {hasStatus(error, 404) ? (
      <Notice level="h1" title={page.missing} text={page.missingText}>
        <ButtonLink look="primary" to={discoverPath}>
          {page.toDiscover}
        </ButtonLink>
      </Notice>
    ) : (
      <Notice level="h1" title={page.failed} error={error}>
        <Button look="primary" disabled={isRetrying} onClick={() => onRetry()}>
          {strings.errors.tryAgain}
        </Button>
      </Notice>
    )}
  </div>
)
