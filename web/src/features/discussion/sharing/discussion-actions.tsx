import { Copy, Download, Share2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { Discussion } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { richText } from '../../../components/message/rich-text.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { fileName } from '../../../lib/files/file-name.ts'
import { saveFile } from '../../../lib/files/save-file.ts'
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
  const copy = () => {
    const text = discussionMarkdown(discussion)
    return copyText(text, { copied: actions.copied, html: () => richText(text) })
  }
  const download = () =>
    saveFile(fileName('discussion', discussion.prompt, 'md'), new Blob([discussionMarkdown(discussion)], { type: 'text/markdown' }))
  return (
    <section aria-label={actions.title}>
      <div className="flex flex-wrap gap-2">
        <Button onClick={copy}>
          <Copy aria-hidden className="size-4" />
          {actions.copy}
        </Button>
        <Button onClick={download}>
          <Download aria-hidden className="size-4" />
          {actions.download}
        </Button>
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
