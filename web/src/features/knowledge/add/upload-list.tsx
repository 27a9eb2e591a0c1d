import { Announcement } from '../../../components/announcement/announcement.tsx'
import type { UploadState } from '../../../data/knowledge/upload-queue.ts'
import { knowledgeStrings } from '../../../strings/strings.ts'
import { UploadRow } from './upload-row.tsx'

const { add: words } = knowledgeStrings

interface UploadListProps extends UploadState {
  waitsForSave: boolean
  limit: number | null
  onRemove: (id: string) => void
  onRetry: (id: string) => void
  onEdit: (id: string, opener: HTMLElement) => void
}

/** Returns the announcement: the number of the current upload and of failed ones, without percentages. */
function announcementOf({ uploads, added }: UploadState): string {
  const failed = uploads.filter(({ state }) => state === 'failed').length
  if (uploads.some(({ state }) => state === 'sending')) return words.nowSending(added + 1, added + uploads.length - failed)
  if (failed > 0) return words.someFailed(failed)
  return uploads.length === 0 && added > 0 ? words.allSent : ''
}

/** The uploads of a persona, in the order in which they are sent. */
export const UploadList = ({ uploads, added, waitsForSave, limit, onRemove, onRetry, onEdit }: UploadListProps) => (
  <>
    <Announcement text={announcementOf({ uploads, added })} />
    {uploads.length > 0 && (
      <ul aria-label={words.queue} className="mt-3 divide-y divide-line rounded-card border border-line">
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            waitsForSave={waitsForSave}
            limit={limit}
            onRemove={() => onRemove(upload.id)}
            onRetry={() => onRetry(upload.id)}
            onEdit={upload.kind === 'file' ? null : (opener) => onEdit(upload.id, opener)}
          />
        ))}
      </ul>
    )}
  </>
)
