import { useRef, useState } from 'react'
import type { Material } from '../../../data/knowledge/material.ts'
import { useUploads } from '../../../data/knowledge/uploads.ts'
import { lazyDialog } from '../../../lib/loading/lazy-dialog.tsx'
import { DropZone } from './drop-zone.tsx'
import { emptyPair, emptyText, type PairFields, type TextFields } from './material-schemas.ts'
import { UploadList } from './upload-list.tsx'

const TextDialog = lazyDialog(
  () => import('./text-dialog.tsx'),
  ({ TextDialog }) => TextDialog,
)
const PairDialog = lazyDialog(
  () => import('./pair-dialog.tsx'),
  ({ PairDialog }) => PairDialog,
)

interface AddMaterialProps {
  userId: string
  /** Null for a persona that is not created yet, whose material waits. */
  botId: string | null
  /** The most sources of the persona; null while unknown. */
  limit: number | null
  /** Whether it is a part of a form. */
  isPart?: boolean
}

interface OpenDialog {
  kind: 'text' | 'pair'
  opener: HTMLElement
  /** The failed upload that it changes; null for a new one. */
  replaces: string | null
}

/** Adds files, texts, and questions with their answers, and shows the uploads. */
export function AddMaterial({ userId, botId, limit, isPart = false }: AddMaterialProps) {
  const { queue, uploads, added } = useUploads(userId, botId)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  // Keeps the typed text when a dialog is closed.
  const [text, setText] = useState(emptyText)
  const [pair, setPair] = useState(emptyPair)
  const button = useRef<HTMLButtonElement>(null)

  const add = (material: Material) => {
    if (dialog?.replaces) queue.remove(dialog.replaces)
    queue.add([material])
    setDialog(null)
  }
  const remove = (id: string) => {
    queue.remove(id)
    // Moves the focus, because the pressed button was removed.
    button.current?.focus()
  }
  const edit = (id: string, opener: HTMLElement) => {
    const material = queue.materialOf(id)
    if (!material || material.kind === 'file') return
    if (material.kind === 'text') setText({ title: material.title, text: material.text })
    else setPair({ question: material.question, answer: material.answer })
    setDialog({ kind: material.kind, opener, replaces: id })
  }
  const addText = (fields: TextFields) => {
    add({ kind: 'text', ...fields })
    setText(emptyText)
  }
  const addPair = (fields: PairFields) => {
    add({ kind: 'pair', ...fields })
    setPair(emptyPair)
  }
  const close = () => setDialog(null)
  return (
    <div>
      <DropZone
        buttonRef={button}
        isPart={isPart}
        onFiles={(files) => queue.add(files.map((file) => ({ kind: 'file', file })))}
        onText={(opener) => setDialog({ kind: 'text', opener, replaces: null })}
        onPair={(opener) => setDialog({ kind: 'pair', opener, replaces: null })}
      />
      <UploadList
        uploads={uploads}
        added={added}
        waitsForSave={botId === null}
        limit={limit}
        onRemove={remove}
        onRetry={queue.retry}
        onEdit={edit}
      />
      {dialog?.kind === 'text' && (
        <TextDialog
          start={text}
          opener={dialog.opener}
          onAdd={addText}
          onClose={(fields = text) => {
            setText(fields)
            close()
          }}
        />
      )}
      {dialog?.kind === 'pair' && (
        <PairDialog
          start={pair}
          opener={dialog.opener}
          onAdd={addPair}
          onClose={(fields = pair) => {
            setPair(fields)
            close()
          }}
        />
      )}
    </div>
  )
}
