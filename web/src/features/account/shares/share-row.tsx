import { Link } from 'react-router-dom'
import type { Share } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { MessageTime } from '../../../components/message/message-time.tsx'
import { NameInSentence } from '../../../components/name-in-sentence.tsx'
import { conversationPath, discussionPath, questionToModelsPath } from '../../../lib/navigation/paths.ts'
import { sharedConversationStrings } from '../../../strings/strings.ts'

const words = sharedConversationStrings.account

interface ShareRowProps {
  share: Share
  /** Receives the button to focus after the dialog closes. */
  onRevoke: (button: HTMLElement) => void
}

/** One shared conversation, discussion or question, whose title is a link to it, unless its persona was deleted. */
export function ShareRow({ share, onRevoke }: ShareRowProps) {
  const { title, bot, sharedBy, sharedAt } = share
  const path = pathOf(share)
  const look = 'line-clamp-2 text-14 font-strong wrap-anywhere'
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-4 first:rounded-t-card last:rounded-b-card has-[a:hover]:bg-raised sm:px-5">
      <div className="min-w-0 flex-1 basis-52">
        {path ? (
          <Link to={path} className={`stretched ${look}`}>
            <bdi>{title}</bdi>
          </Link>
        ) : (
          <p className={look}>
            <bdi>{title}</bdi>
          </p>
        )}
        <p className="mt-0.5 text-12 text-ink-soft">
          {bot ? <NameInSentence words={words.with} name={bot.name} /> : words.kinds[share.kind]} · <MessageTime at={sharedAt} /> ·{' '}
          {sharedBy === null ? words.unnamed : <NameInSentence words={words.named} name={sharedBy} />}
        </p>
      </div>
      <Button
        look="bare"
        aria-label={words.revokeOf(title)}
        onClick={({ currentTarget }) => onRevoke(currentTarget)}
        className="relative -me-2"
      >
        {words.revoke}
      </Button>
    </li>
  )
}

function pathOf({ kind, id, bot }: Share): string | null {
  if (kind === 'discussion') return discussionPath(id)
  if (kind === 'question') return questionToModelsPath(id, 'sequence')
  return bot?.slug ? conversationPath(bot.id, id) : null
}
