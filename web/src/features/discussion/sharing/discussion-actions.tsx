import { useId, useState } from 'react'
import { Share2 } from '#icons'
import type { Discussion } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { KeepMarkdown } from '../../../components/sharing/keep-markdown.tsx'
import { discussionStrings } from '../../../strings/strings.ts'
import { discussionMarkdown } from './discussion-markdown.ts'
import { SharePanel } from './share-panel.tsx'

const { actions, sharing } = discussionStrings

interface DiscussionActionsProps {
  discussion: Discussion
  /** Called when a link was created or has ended. Without it the discussion cannot be shared. */
  onShared?: (shared: boolean) => void
}

/** Copies, downloads and shares a discussion that is completed. */
export function DiscussionActions({ discussion, onShared }: DiscussionActionsProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-label={actions.title}>
      <div className="flex flex-wrap gap-2">
        <KeepMarkdown toMarkdown={() => discussionMarkdown(discussion)} kind="discussion" title={discussion.prompt} words={actions} />
        {onShared && (
          <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            <Share2 aria-hidden className="size-4" />
            {sharing.share}
          </Button>
        )}
      </div>
      <div id={id}>{isOpen && onShared && <SharePanel discussion={discussion} onShared={onShared} />}</div>
    </section>
  )
}
