import { useId } from 'react'
import type { Discussion } from '../../../api/schemas.ts'
import { ShareLink } from '../../../components/sharing/share-link.tsx'
import { revokeShare, shareDiscussion } from '../../../data/experts/discussions.ts'
import { discussionStrings } from '../../../strings/strings.ts'

const { sharing } = discussionStrings

interface SharePanelProps {
  discussion: Discussion
  onShared: (shared: boolean) => void
}

/** Creates, shows and revokes the link of a discussion. */
export function SharePanel({ discussion: { id, shared }, onShared }: SharePanelProps) {
  const titleId = useId()
  const note = (text: string) => <p className="mt-1 max-w-measure text-14 text-ink-soft">{text}</p>
  return (
    <section aria-labelledby={titleId} className="mt-3 rounded-card border border-line bg-raised p-5 motion-safe:animate-enter">
      <h2 id={titleId} className="text-18 font-strong">
        {sharing.title}
      </h2>
      {note(sharing.text)}
      <ShareLink
        words={sharing}
        shared={shared}
        create={() => shareDiscussion(id)}
        revoke={() => revokeShare(id)}
        onShared={onShared}
        options={shared && note(sharing.exists)}
      />
    </section>
  )
}
