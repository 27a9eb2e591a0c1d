import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Share2 } from '#icons'
import { ShareLink } from '../../../components/sharing/share-link.tsx'
import { refreshShares } from '../../../data/chat/shares.ts'
import { revokeQuestionShare, shareQuestion } from '../../../data/experts/model-answers.ts'
import { threeSixtyStrings } from '../../../strings/strings.ts'

const { sharing: words } = threeSixtyStrings

interface ShareQuestionProps {
  id: string
  /** Whether the question had a link when it was loaded. */
  isShared: boolean
}

/** The button that shares a question with its answers, and below it the panel that creates, shows and revokes the link. */
export function ShareQuestion({ id, isShared }: ShareQuestionProps) {
  const client = useQueryClient()
  const panel = useId()
  const [isOpen, setOpen] = useState(false)
  const [changed, setChanged] = useState<boolean | null>(null)
  const shared = changed ?? isShared
  const note = (text: string) => <p className="mt-1 max-w-measure text-14 text-ink-soft">{text}</p>
  return (
    <>
      <button type="button" aria-expanded={isOpen} aria-controls={panel} onClick={() => setOpen(!isOpen)} className="text-button">
        <Share2 aria-hidden className="size-3.5" />
        {words.share}
      </button>
      <div id={panel} className="order-last w-full empty:hidden">
        {isOpen && (
          <section
            aria-labelledby={`${panel}-title`}
            className="rounded-card border border-line bg-page p-4 motion-safe:animate-enter sm:p-5"
          >
            <h3 id={`${panel}-title`} className="text-16 font-strong">
              {words.title}
            </h3>
            {note(words.text)}
            <ShareLink
              words={words}
              shared={shared}
              create={() => shareQuestion(id)}
              revoke={() => revokeQuestionShare(id)}
              onShared={(now) => {
                setChanged(now)
                refreshShares(client)
              }}
              options={shared && note(words.exists)}
            />
          </section>
        )}
      </div>
    </>
  )
}
