import { Link } from 'react-router-dom'
import { MessagesSquare } from '#icons'
import type { SharedConversation } from '../../../api/schemas.ts'
import { Medallion } from '../../../components/medallion.tsx'
import { MessageTime } from '../../../components/message/message-time.tsx'
import { NameInSentence } from '../../../components/name-in-sentence.tsx'
import { personaPath } from '../../../lib/navigation/paths.ts'
import { sharedConversationStrings } from '../../../strings/strings.ts'

const { page } = sharedConversationStrings

/** The title of a shared conversation, its persona, the sharer, the time, and the note that it is a snapshot. */
export const SharedHeader = ({ conversation: { bot, title, sharedBy, sharedAt } }: { conversation: SharedConversation }) => (
  <header className="border-b border-line pb-6">
    <p className="flex items-center gap-2 text-14 text-ink-soft">
      <MessagesSquare aria-hidden className="size-4 flex-none" />
      {page.label}
    </p>
    <h1 dir="auto" className="mt-2 font-serif text-28 font-medium tracking-tight wrap-anywhere sm:text-36">
      {title}
    </h1>
    <div className="mt-5 flex items-center gap-3">
      <Medallion face={bot} size={48} />
      <div className="min-w-0 text-14">
        <Link to={personaPath(bot.slug)} className="block font-strong text-persona-ink wrap-anywhere underline-offset-4 hover:underline">
          <NameInSentence words={page.with} name={bot.name} />
        </Link>
        <p className="text-ink-soft">
          {sharedBy === null ? page.shared : <NameInSentence words={page.sharedBy} name={sharedBy} />} · <MessageTime at={sharedAt} />
        </p>
        <p className="text-ink-soft">{page.snapshot}</p>
      </div>
    </div>
  </header>
)
