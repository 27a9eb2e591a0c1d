import { hasStatus } from '../../api/request.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { strings } from '../../strings/strings.ts'

/** A persona that is not there, or could not be loaded. */
export const BotMissing = ({ error, onRetry }: { error: Error; onRetry: () => unknown }) => (
  <div className="grid flex-1 place-items-center">
    {hasStatus(error, 404) ? (
      <Notice level="h1" title={strings.persona.notFound} text={strings.persona.notFoundText}>
        <ButtonLink look="primary" to="/discover">
          {strings.discover.back}
        </ButtonLink>
      </Notice>
    ) : (
      <Notice level="h1" title={strings.persona.failed} error={error}>
        <Button look="primary" onClick={onRetry}>
          {strings.errors.tryAgain}
        </Button>
      </Notice>
    )}
  </div>
)
