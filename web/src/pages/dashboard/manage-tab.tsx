import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { User } from '../../api/schemas.ts'
import { UploadNotice } from '../../features/knowledge/upload-notice.tsx'
import { OwnPersonas } from '../../features/manage-personas/list/own-personas.tsx'
import { ShareButton } from '../../features/sharing/share-button.tsx'
import { managePersonasStrings } from '../../strings/strings.ts'

const { manage } = managePersonasStrings

const VersionsView = lazy(async () => ({
  default: (await import('../../features/manage-personas/versions/versions-view.tsx')).VersionsView,
}))

/** The member's personas, or the versions of the one in the URL. */
export function ManageTab({ user }: { user: User }) {
  const [query] = useSearchParams()
  const id = query.get('versions')
  if (!id) {
    return (
      <OwnPersonas
        user={user}
        renderShare={(bot) => <ShareButton bot={bot} label={manage.share} />}
        renderMaterial={(bot) => <UploadNotice userId={user.id} bot={bot} />}
      />
    )
  }
  return (
    <Suspense>
      <VersionsView key={id} id={id} />
    </Suspense>
  )
}
