import { Button, ButtonLink } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { hasStatus } from '../../../lib/errors/api-error.ts'
import { buglePath } from '../../../lib/navigation/paths.ts'
import { newsroomStrings } from '../../../strings/strings.ts'

const words = newsroomStrings.story

/** Shown when a story does not exist, or could not be loaded. */
export const StoryMissing = ({ error, onRetry }: { error: Error; onRetry: () => unknown }) =>
  hasStatus(error, 404) ? (
    <Notice level="h1" title={words.notFound} text={words.notFoundText}>
      <ButtonLink look="primary" to={buglePath}>
        {words.back}
      </ButtonLink>
    </Notice>
  ) : (
    <Notice level="h1" title={words.failed} error={error}>
      <Button look="primary" onClick={onRetry}>
        {newsroomStrings.retry}
      </Button>
    </Notice>
  )
