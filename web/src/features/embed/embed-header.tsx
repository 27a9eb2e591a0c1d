import { Link } from 'react-router-dom'
import { ExternalLink, X } from '#icons'
import type { Bot } from '../../api/schemas.ts'
import { IconButton } from '../../components/icon-button.tsx'
import { Medallion } from '../../components/medallion.tsx'
import { personaPath } from '../../lib/navigation/paths.ts'
import { sharingStrings } from '../../strings/strings.ts'

const { embed } = sharingStrings

interface EmbedHeaderProps {
  bot: Bot
  /** Null for a frame that cannot be closed. */
  onClose: (() => void) | null
}

/** The persona's name, the note that it is an AI, a link to the site, and a button that closes the frame. */
export const EmbedHeader = ({ bot, onClose }: EmbedHeaderProps) => (
  <header className="flex items-center gap-3 border-b border-line bg-raised px-4 py-2.5">
    <Medallion face={bot} size={36} />
    <div className="min-w-0 flex-1">
      <h1 className="line-clamp-2 text-16 leading-tight font-strong wrap-anywhere">
        <bdi>{bot.name}</bdi>
      </h1>
      <p className="text-12 text-ink-soft">{embed.persona}</p>
    </div>
    <Link to={personaPath(bot.slug)} target="_blank" rel="noopener" className="text-link flex-none gap-1.5">
      {embed.onRostra}
      <ExternalLink aria-hidden className="size-3.5" />
      <span className="sr-only">{embed.newTab}</span>
    </Link>
    {onClose && <IconButton icon={X} label={embed.close} onClick={onClose} className="-me-2 flex-none" />}
  </header>
)
