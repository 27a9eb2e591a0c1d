import { ButtonLink } from '../components/button.tsx'
import { Notice } from '../components/notice.tsx'
import { discoverPath } from '../lib/navigation/paths.ts'
import { useTitle } from '../lib/navigation/use-title.ts'
import { strings } from '../strings/strings.ts'

export function NotFoundPage() {
  useTitle(strings.titles.notFound)
  return (
    <div className="grid flex-1 place-items-center">
      <Notice level="h1" title={strings.errors.notFound} text={strings.errors.notFoundText}>
        <ButtonLink look="primary" to={discoverPath}>
          {strings.errors.toDiscover}
        </ButtonLink>
      </Notice>
    </div>
  )
}
