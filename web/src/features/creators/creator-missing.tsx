import { Button, ButtonLink } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { discoverPath } from '../../lib/navigation/paths.ts'
import { strings, creatorStrings as words } from '../../strings/strings.ts'

/** Shown when a creator does not exist or has no public persona, or could not be loaded. */
export const CreatorMissing = ({ error, onRetry }: { error: Error; onRetry: () => unknown }) => (
  <div className="grid flex-1 place-items-center">
    {hasStatus(error, 404) ? (
      <Notice level="h1" title={words.notFound} text={words.notFoundText}>
        <ButtonLink look="primary" to={discoverPath}>
          {words.toAll}
        </ButtonLink>
      </Notice>
    ) : (
      <Notice level="h1" title={words.failed} error={error}>
        <Button look="primary" onClick={onRetry}>
          {strings.errors.tryAgain}
        </Button>
        <ButtonLink to={discoverPath}>{words.toAll}</ButtonLink>
      </Notice>
    )}
  </div>
)
