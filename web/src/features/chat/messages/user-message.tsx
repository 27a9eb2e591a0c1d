import { memo, useEffect, useRef } from 'react'
import { Pencil } from '#icons'
import { MessageTime } from '../../../components/message/message-time.tsx'
import { branchesStrings } from '../../../strings/strings.ts'
import type { ChatMessage } from '../session/message.ts'
import { EditBox, type EditBoxProps } from './edit-box.tsx'
import type { MessageActions } from './message-actions.ts'
import { VersionArrows } from './version-arrows.tsx'

interface UserMessageProps {
  message: ChatMessage
  /** Who wrote it, for screen readers. */
  author: string
  /** Null for a read-only message. */
  actions: MessageActions | null
  locked: boolean
  /** The edit box; null while the message is only shown. */
  editing: EditBoxProps | null
}

export const UserMessage = memo(({ message, author, actions, locked, editing }: UserMessageProps) => {
  const editButton = useRef<HTMLButtonElement>(null)
  const isEditing = editing !== null
  const wasEditing = useRef(false)
  useEffect(() => {
    // The closed edit box had the focus. Restores it, unless it was moved on.
    if (wasEditing.current && !isEditing && document.activeElement === document.body) editButton.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  if (editing) {
    return (
      <li className="flex w-full max-w-9/10 flex-col self-end">
        <EditBox {...editing} />
      </li>
    )
  }
  return (
    <li className="group flex max-w-3/4 flex-col items-end self-end">
      <span className="sr-only">{author}</span>
      <p
        dir="auto"
        className="max-w-full rounded-card rounded-ee-control bg-persona-tint px-4 py-2.5 text-start text-16 wrap-anywhere whitespace-pre-wrap"
      >
        {message.content}
      </p>
      <div className="mt-1 flex min-h-8 flex-wrap items-center justify-end gap-x-2 text-12 text-ink-soft">
        <span className="on-approach">
          <MessageTime at={message.createdAt} />
        </span>
        {actions && message.isStored && (
          <button
            data-hint={branchesStrings.edit}
            ref={editButton}
            type="button"
            aria-label={branchesStrings.edit}
            aria-disabled={locked}
            onClick={() => !locked && actions.edit(message.key)}
            className="text-button message-action on-approach"
          >
            <Pencil aria-hidden className="size-3.5" />
          </button>
        )}
        {actions && <VersionArrows message={message} locked={locked} onShow={actions.showSibling} />}
      </div>
    </li>
  )
})
