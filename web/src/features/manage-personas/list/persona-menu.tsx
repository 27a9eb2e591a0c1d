import { Copy, Ellipsis, Eye, History, IdCard, Pencil, Trash2 } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import type { Bot } from '../../../api/schemas.ts'
import { cardAddress } from '../../../data/personas/cards.ts'
import { editPersonaPath, personaLink, personaPath, versionsPath } from '../../../lib/navigation/paths.ts'
import { toast, toastError } from '../../../lib/toast/toast.ts'
import { cardStrings, managePersonasStrings, strings } from '../../../strings/strings.ts'

const { manage } = managePersonasStrings

async function copyLink(slug: string) {
  const link = personaLink(slug)
  try {
    await navigator.clipboard.writeText(link)
    toast(strings.toasts.shared)
  } catch {
    // Without clipboard access the toast shows the link to copy.
    toastError([strings.toasts.shareFailed, link])
  }
}

interface PersonaMenuProps {
  bot: Bot
  /** Receives the button to focus after the dialog closes. */
  onDelete: (button: HTMLElement | null) => void
}

/** The menu of a persona. Not modal: a modal menu needs inline styles, which the content security policy forbids. */
export function PersonaMenu({ bot, onDelete }: PersonaMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger ref={button} aria-label={manage.more(bot.name)} className="icon-button size-10 border border-edge">
        <Ellipsis aria-hidden className="size-4.5" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className="z-40 w-48 rounded-card border border-line bg-raised p-1.5 shadow-float motion-safe:animate-enter"
      >
        <DropdownMenu.Item asChild>
          <Link to={personaPath(bot.slug)} className="menu-item">
            <Eye aria-hidden className="size-4" />
            {manage.view}
          </Link>
        </DropdownMenu.Item>
        <DropdownMenu.Item className="menu-item" onSelect={() => copyLink(bot.slug)}>
          <Copy aria-hidden className="size-4" />
          {manage.copyLink}
        </DropdownMenu.Item>
        <DropdownMenu.Item asChild>
          <Link to={editPersonaPath(bot.id)} className="menu-item">
            <Pencil aria-hidden className="size-4" />
            {manage.edit}
          </Link>
        </DropdownMenu.Item>
        <DropdownMenu.Item asChild>
          <Link to={versionsPath(bot.id)} className="menu-item">
            <History aria-hidden className="size-4" />
            {manage.versions}
          </Link>
        </DropdownMenu.Item>
        <DropdownMenu.Item asChild>
          <a href={cardAddress(bot.id)} download className="menu-item">
            <IdCard aria-hidden className="size-4" />
            {cardStrings.download}
          </a>
        </DropdownMenu.Item>
        <DropdownMenu.Separator className="mx-1.5 my-1.5 border-t border-line" />
        <DropdownMenu.Item className="menu-item text-danger" onSelect={() => onDelete(button.current)}>
          <Trash2 aria-hidden className="size-4" />
          {manage.delete}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
