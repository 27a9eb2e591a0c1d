import { AlignLeft, CircleAlert, FileText, type Icon, MessageCircleQuestion, Trash2 } from '#icons'
import type { Source } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { MessageTime } from '../../../components/message/message-time.tsx'
import { formatBytes } from '../../../lib/format/format-bytes.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { utcDate } from '../../../lib/format/relative-time.ts'
import { knowledgeStrings } from '../../../strings/strings.ts'
import { FoundBy } from './found-by.tsx'

const { original, sources: words } = knowledgeStrings

const icons: Record<Source['kind'], Icon> = { file: FileText, text: AlignLeft, pair: MessageCircleQuestion }

/** Milliseconds after which a note says that reading takes long. */
const longReading = 15_000

interface SourceRowProps {
  source: Source
  isChanging: boolean
  /** Keeps the original, or lets it go. */
  onKeepOriginal: () => void
  onPreview: (opener: HTMLElement) => void
  onDelete: (opener: HTMLElement) => void
}

/** One source with its state and its actions. */
export function SourceRow({ source, isChanging, onKeepOriginal, onPreview, onDelete }: SourceRowProps) {
  const { kind, title, bytes, status, createdAt } = source
  const Icon = icons[kind]
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4 ps-4 pe-2 sm:ps-5">
      <Icon aria-hidden className="mt-0.5 size-5 flex-none text-ink-soft" />
      <div className="min-w-0 flex-1 basis-48">
        <h3 className="line-clamp-2 text-14 leading-snug font-strong">
          <bdi className="wrap-anywhere">{title}</bdi>
        </h3>
        <p className="mt-0.5 text-12 text-ink-soft">
          {words.kinds[kind]} · {formatBytes(bytes)} · <MessageTime at={createdAt} />
        </p>
        <State source={source} />
        <Original source={source} isChanging={isChanging} onChange={onKeepOriginal} />
      </div>
      <div className="ms-auto flex items-center gap-1">
        {status === 'ready' && (
          <Button
            look="bare"
            aria-haspopup="dialog"
            aria-label={words.previewOf(title)}
            onClick={({ currentTarget }) => onPreview(currentTarget)}
            className="text-ink-soft"
          >
            {words.preview}
          </Button>
        )}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={words.remove(title)}
          onClick={({ currentTarget }) => onDelete(currentTarget)}
          className="icon-button"
        >
          <Trash2 aria-hidden className="size-4.5" />
        </button>
      </div>
    </li>
  )
}

/** What becomes of the original: it is deleted on a day, or kept. Nothing once it is gone. */
function Original({ source, isChanging, onChange }: { source: Source; isChanging: boolean; onChange: () => void }) {
  const { title, originalUntil, keepsOriginal } = source
  if (!keepsOriginal && originalUntil === null) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-12 text-ink-soft">
      {keepsOriginal ? original.kept : original.until(utcDate(Date.parse(originalUntil ?? '')))}
      <button
        type="button"
        aria-label={keepsOriginal ? original.letGoOf(title) : original.keepOf(title)}
        aria-disabled={isChanging}
        onClick={() => !isChanging && onChange()}
        className="text-link"
      >
        {keepsOriginal ? original.letGo : original.keep}
      </button>
    </p>
  )
}

function State({ source }: { source: Source }) {
  const { status, passages, pages, reason, createdAt } = source
  if (status === 'ready')
    return (
      <>
        <p className="text-12 text-ink-soft tabular-nums">{words.ready(formatNumber(passages), pages)}</p>
        <FoundBy sources={[source]} className="text-12" />
        {reason && <p className="mt-1 text-12 text-ink-soft wrap-anywhere">{reason}</p>}
      </>
    )
  if (status === 'processing') {
    const isLong = Date.now() - Date.parse(createdAt) > longReading
    return (
      <div className="mt-2 max-w-form">
        <span aria-hidden className="progress-line" />
        <p className="mt-1.5 text-12 text-ink-soft">{isLong ? words.waitingLong : words.processing}</p>
      </div>
    )
  }
  return (
    <div className="mt-2 flex gap-2 text-14">
      <CircleAlert aria-hidden className="mt-0.5 size-4 flex-none text-danger" />
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="font-strong">{words.failed}.</span> {reason}
        </p>
        <p className="text-12 text-ink-soft">{words.failedNote}</p>
      </div>
    </div>
  )
}
