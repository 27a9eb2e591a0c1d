import { ButtonLink } from '../components/button.tsx'
import { Notice } from '../components/notice.tsx'
import { strings } from '../strings/strings.ts'
import { useTitle } from './use-title.ts'

export function NotFoundPage() {
  useTitle(strings.titles.notFound)
  return (
    <div className="grid flex-1 place-items-center">
      <Notice level="h1" title={strings.errors.notFound} text={strings.errors.notFoundText}>
        <ButtonLink look="primary" to="/discover">
          {strings.errors.toDiscover}
        </ButtonLink>
      </Notice>
    </div>
  )
}
