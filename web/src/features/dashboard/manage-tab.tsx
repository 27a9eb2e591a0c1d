import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { User } from '../../api/user.ts'
import { OwnPersonas } from './own-personas.tsx'

const VersionsView = lazy(async () => ({ default: (await import('./versions-view.tsx')).VersionsView }))

/** One's own personas, or the versions of the one that the address names. */
export function ManageTab({ user }: { user: User }) {
  const [query] = useSearchParams()
  const id = query.get('versions')
  if (!id) return <OwnPersonas user={user} />
  return (
    <Suspense>
      <VersionsView key={id} id={id} />
    </Suspense>
  )
}
