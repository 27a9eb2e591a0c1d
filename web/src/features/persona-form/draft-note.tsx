import { History } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { personaFormStrings } from '../../strings/persona-form-strings.ts'

const { draft } = personaFormStrings

interface DraftNoteProps {
  restored: boolean
  /** The persona was saved since the draft began. */
  outdated: boolean
  onDiscard: () => void
}

/** Says that what was typed last time is back, and lets go of it. */
export function DraftNote({ restored, outdated, onDiscard }: DraftNoteProps) {
  const [discarded, setDiscarded] = useState(false)
  return (
    <div role="status">
      {restored && (
        <div className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-line bg-raised py-1.5 ps-4 pe-1.5 text-14">
          <History aria-hidden className="size-4 flex-none text-ink-soft" />
          <p className="min-w-0 flex-1 basis-52">
            <span className="font-strong">{draft.restored}</span>{' '}
            <span className="text-ink-soft">· {outdated ? draft.outdated : draft.text}</span>
          </p>
          <Button
            look="bare"
            onClick={() => {
              setDiscarded(true)
              onDiscard()
            }}
          >
            {draft.discard}
          </Button>
        </div>
      )}
      {discarded && <p className="sr-only">{draft.discarded}</p>}
    </div>
  )
}
