import { lazy, Suspense, useState } from 'react'
import type { InboxItem } from '../../../api/schemas.ts'
import { useDismissItem } from '../../../data/knowledge/inbox.ts'
import { knowledgeStrings } from '../../../strings/strings.ts'
import { InboxRow } from './inbox-row.tsx'

const AnswerDialog = lazy(async () => ({ default: (await import('./answer-dialog.tsx')).AnswerDialog }))

interface InboxListProps {
  botId: string
  items: InboxItem[]
  /** Moves the focus once an item has left the list. */
  onGone: () => void
}

/** The items of one state. */
export function InboxList({ botId, items, onGone }: InboxListProps) {
  const dismiss = useDismissItem(botId)
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
        <Suspense>
          <AnswerDialog botId={botId} {...answered} onClose={() => setAnswered(null)} onGone={onGone} />
        </Suspense>
      )}
    </>
  )
}
