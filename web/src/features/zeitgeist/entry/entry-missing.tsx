import { Button, ButtonLink } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { hasStatus } from '../../../lib/errors/api-error.ts'
import { zeitgeistPath } from '../../../lib/navigation/paths.ts'
import { zeitgeistStrings } from '../../../strings/strings.ts'

const words = zeitgeistStrings.entry

/** Shown when an entry has expired or was removed, or could not be loaded. */
export const EntryMissing = ({ error, onRetry }: { error: Error; onRetry: () => unknown }) =>
  hasStatus(error, 404) ? (
    <Notice level="h1" title={words.gone} text={words.goneText}>
      <ButtonLink look="primary" to={zeitgeistPath}>
        {words.toZeitgeist}
      </ButtonLink>
    </Notice>
  ) : (
    <div role="alert">
      <Notice level="h1" title={words.failed} error={error}>
        <Button look="primary" onClick={onRetry}>
          {zeitgeistStrings.tryAgain}
        </Button>
      </Notice>
    </div>
  )
