import { useRef } from 'react'
import type { Source } from '../../../api/schemas.ts'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { NameInSentence } from '../../../components/name-in-sentence.tsx'
import { useDeleteSource } from '../../../data/knowledge/sources.ts'
import { knowledgeStrings } from '../../../strings/strings.ts'

const { remove: words } = knowledgeStrings

interface DeleteSourceProps {
  botId: string
  /** The source to delete; null while the dialog is closed. */
  source: Source | null
  onClose: () => void
  /** Restores the focus after closing. */
  onLeave: () => void
}

/** Asks before a source is deleted. */
export function DeleteSource({ botId, source, onClose, onLeave }: DeleteSourceProps) {
  // Keeps the title in the dialog during its closing animation.
  const last = useRef(source)
  if (source) last.current = source
  const deletion = useDeleteSource(botId, onClose)
  return (
    <ConfirmDialog
      open={source !== null}
      title={<NameInSentence words={words.title} name={last.current?.title ?? ''} />}
      text={words.text}
      words={words}
      look="danger"
      isPending={deletion.isPending}
      onConfirm={() => source && deletion.mutate(source)}
      onClose={onClose}
      onLeave={onLeave}
    />
  )
}
