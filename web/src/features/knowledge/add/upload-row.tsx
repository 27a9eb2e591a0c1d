import { CircleAlert, X } from '#icons'
import { Button } from '../../../components/button.tsx'
import type { Upload } from '../../../data/knowledge/upload-queue.ts'
import { knowledgeStrings } from '../../../strings/strings.ts'
import { uploadProblem } from './upload-problem.ts'

const { add: words } = knowledgeStrings

interface UploadRowProps {
  upload: Upload
  /** Whether it waits until the persona is saved. */
  waitsForSave: boolean
  limit: number | null
  onRemove: () => void
  onRetry: () => void
  /** Opens the form again; null for a file. */
  onEdit: ((opener: HTMLElement) => void) | null
}

/** An upload: its progress, or the reason of its failure and what to do. */
export const UploadRow = ({ upload, waitsForSave, limit, onRemove, onRetry, onEdit }: UploadRowProps) => {
  const { title, state, sent, error, canRetry } = upload
  const percent = Math.round(sent * 100)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 ps-4 pe-2 sm:ps-5">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex items-baseline gap-3 text-14">
          <bdi className="min-w-0 flex-1 truncate font-strong">{title}</bdi>
          {state !== 'failed' && (
            <span className="flex-none text-12 text-ink-soft tabular-nums">
              {state === 'waiting'
                ? waitsForSave
                  ? words.waitingForSave
                  : words.waiting
                : sent < 1
                  ? words.sending(percent)
                  : words.arriving}
            </span>
          )}
        </p>
        {state === 'sending' && <progress value={percent} max={100} aria-label={words.progress(title)} className="upload-progress mt-2" />}
        {state === 'failed' && (
          <p className="mt-1 flex gap-2 text-14">
            <CircleAlert aria-hidden className="mt-0.5 size-4 flex-none text-danger" />
            <span className="min-w-0 wrap-anywhere">{uploadProblem(error, limit)}</span>
          </p>
        )}
      </div>
      <div className="ms-auto flex items-center gap-1">
        {state === 'failed' && onEdit && (
          <Button look="bare" aria-label={words.editOf(title)} onClick={({ currentTarget }) => onEdit(currentTarget)}>
            {words.edit}
          </Button>
        )}
        {state === 'failed' && canRetry && (
          <Button look="bare" aria-label={words.retryOf(title)} onClick={onRetry}>
            {words.retry}
          </Button>
        )}
        <button
          type="button"
          aria-label={state === 'sending' ? words.cancelOf(title) : words.removeOf(title)}
          onClick={onRemove}
          className="icon-button"
        >
          <X aria-hidden className="size-4.5" />
        </button>
      </div>
    </li>
  )
}
