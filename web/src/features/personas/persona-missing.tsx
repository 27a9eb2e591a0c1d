import { Button, ButtonLink } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { discoverPath } from '../../lib/navigation/paths.ts'
import { strings } from '../../strings/strings.ts'

/** Shown when a persona does not exist, or could not be loaded. */
export const PersonaMissing = ({ error, onRetry }: { error: Error; onRetry: () => unknown }) => (
  <div className="grid flex-1 place-items-center">
    {hasStatus(error, 404) ? (
      <Notice level="h1" title={strings.persona.notFound} text={strings.persona.notFoundText}>
        <ButtonLink look="primary" to={discoverPath}>
          {strings.discover.back}
        </ButtonLink>
      </Notice>
    ) : (
      <Notice level="h1" title={strings.persona.failed} error={error}>
        <Button look="primary" onClick={onRetry}>
          {strings.errors.tryAgain}
        </Button>
        <ButtonLink look="quiet" to={discoverPath}>
          {strings.discover.back}
        </ButtonLink>
      </Notice>
    )}
  </div>
)
