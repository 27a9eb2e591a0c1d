import { useRef, useState } from 'react'
import type { InboxItem } from '../../../api/schemas.ts'
import { useDismissItem } from '../../../data/knowledge/inbox.ts'
import { lazyDialog } from '../../../lib/loading/lazy-dialog.tsx'
import { knowledgeStrings } from '../../../strings/strings.ts'
import type { PairFields } from '../add/material-schemas.ts'
import { InboxRow } from './inbox-row.tsx'

const AnswerDialog = lazyDialog(
  () => import('./answer-dialog.tsx'),
  ({ AnswerDialog }) => AnswerDialog,
)

interface InboxListProps {
  botId: string
  items: InboxItem[]
  /** Moves the focus once an item has left the list. */
  onGone: () => void
}

/** The items of one state. */
export function InboxList({ botId, items, onGone }: InboxListProps) {
  const dismiss = useDismissItem(botId)
  // Keeps the typed text when a dialog is closed.
  const drafts = useRef(new Map<string, PairFields>())
  const [answered, setAnswered] = useState<{ item: InboxItem; opener: HTMLElement } | null>(null)
  return (
    <>
      <ul aria-label={knowledgeStrings.items.list} className="divide-y divide-line rounded-card border border-line">
        {items.map((item) => (
          <InboxRow
            key={item.id}
            item={item}
            isDismissing={dismiss.isPending && dismiss.variables.id === item.id}
            onAnswer={(opener) => setAnswered({ item, opener })}
            onDismiss={() => dismiss.mutate(item, { onSuccess: onGone })}
          />
        ))}
      </ul>
      {answered && (
        <AnswerDialog
          botId={botId}
          {...answered}
          start={drafts.current.get(answered.item.id) ?? { question: answered.item.question, answer: answered.item.answer ?? '' }}
          onClose={(fields) => {
            if (fields) drafts.current.set(answered.item.id, fields)
            setAnswered(null)
          }}
          onGone={onGone}
        />
      )}
    </>
  )
}
