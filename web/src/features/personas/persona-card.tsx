import { Link, type To } from 'react-router-dom'
import { MessageCircle, ThumbsUp } from '#icons'
import type { Bot } from '../../api/schemas.ts'
import { CreatorLink } from '../../components/creator/creator-link.tsx'
import { Medallion } from '../../components/medallion.tsx'
import { formatCount } from '../../lib/format/format-count.ts'
import { themeColourOf } from '../../lib/theme-colour.ts'
import { strings } from '../../strings/strings.ts'
import { SaveButton } from './save-button.tsx'

interface PersonaCardProps {
  bot: Bot
  to: To
  creator?: string | undefined
}

/**
 * A persona in a grid. The whole card is one link, with 'Start Chat' as its visible action; the creator's name leads to the creator, and
 * members can also save the persona.
 */
export const PersonaCard = ({ bot, to, creator }: PersonaCardProps) => (
  <li data-persona={themeColourOf(bot)} className="card group">
    <div className="flex items-center gap-4">
      <Medallion face={bot} size={64} />
      <div className="min-w-0">
        <h3 className="leading-snug font-strong wrap-anywhere">
          <bdi>{bot.name}</bdi>
        </h3>
        <p className="text-12 text-ink-soft">
          {bot.category}
          {creator && (
            <>
              {' · '}
              <CreatorLink name={creator} deleted={bot.userId === null} />
            </>
          )}
        </p>
      </div>
      <SaveButton bot={bot} look="icon" />
    </div>
    <p dir="auto" className="line-clamp-3 text-start text-14 text-ink-soft wrap-anywhere">
      {bot.description}
    </p>
    <div className="mt-auto flex items-center gap-4 border-t border-line pt-4 text-14">
      <span className="inline-flex items-center gap-1.5 tabular-nums">
        <ThumbsUp aria-hidden className="size-4 text-ink-soft" />
        {strings.persona.score(formatCount(bot.voteCount))}
      </span>
      <span className="inline-flex items-center gap-1.5 tabular-nums">
        <MessageCircle aria-hidden className="size-4 text-ink-soft" />
        <span className="sr-only">{strings.persona.conversations(formatCount(bot.conversationCount))}</span>
        <span aria-hidden>{formatCount(bot.conversationCount)}</span>
      </span>
      <Link to={to} className="stretched ms-auto font-strong text-persona-ink underline-offset-4 group-hover:underline">
        {strings.discover.startChat}
        <span className="sr-only">{strings.discover.withName(bot.name)}</span>
      </Link>
    </div>
  </li>
)
