import { useRef, useState } from 'react'
import { History } from '#icons'
import { Button } from '../../../components/button.tsx'
import { personaFormStrings } from '../../../strings/strings.ts'

const { draft } = personaFormStrings

interface DraftNoticeProps {
  restored: boolean
  /** Whether the persona was saved elsewhere after the draft was started. */
  outdated: boolean
  onDiscard: () => void
}

/** Says that a draft was restored, and discards it on request. */
export function DraftNotice({ restored, outdated, onDiscard }: DraftNoticeProps) {
  const [discarded, setDiscarded] = useState(false)
  const notice = useRef<HTMLDivElement>(null)
  const discard = () => {
    // The pressed button goes.
    notice.current?.focus()
    setDiscarded(true)
    onDiscard()
  }
  return (
    <div ref={notice} role="status" tabIndex={-1} className="outline-none">
      {restored && (
        <div className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-line bg-raised py-1.5 ps-4 pe-1.5 text-14">
          <History aria-hidden className="size-4 flex-none text-ink-soft" />
          <p className="min-w-0 flex-1 basis-52">
            <span className="font-strong">{draft.restored}</span>{' '}
            <span className="text-ink-soft">· {outdated ? draft.outdated : draft.text}</span>
          </p>
          <Button look="bare" onClick={discard}>
            {draft.discard}
          </Button>
        </div>
      )}
      {discarded && <p className="sr-only">{draft.discarded}</p>}
    </div>
  )
}
