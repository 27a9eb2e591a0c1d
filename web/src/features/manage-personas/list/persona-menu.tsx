import { useRef } from 'react'
import { Copy, Ellipsis, Eye, History, IdCard, Pencil, Trash2 } from '#icons'
import type { Bot } from '../../../api/schemas.ts'
import { Menu } from '../../../components/menu/menu.tsx'
import type { MenuItem } from '../../../components/menu/menu-content.ts'
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

/** The menu of a persona. */
export function PersonaMenu({ bot, onDelete }: PersonaMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const items: MenuItem[] = [
    { icon: Eye, title: manage.view, action: { path: personaPath(bot.slug) } },
    { icon: Copy, title: manage.copyLink, action: () => void copyLink(bot.slug) },
    { icon: Pencil, title: manage.edit, action: { path: editPersonaPath(bot.id) } },
    { icon: History, title: manage.versions, action: { path: versionsPath(bot.id) } },
    { icon: IdCard, title: cardStrings.download, action: { download: cardAddress(bot.id) } },
  ]
  const remove: MenuItem = { icon: Trash2, title: manage.delete, isDanger: true, action: () => onDelete(button.current) }
  const trigger = (
    <button ref={button} type="button" aria-label={manage.more(bot.name)} className="icon-button size-10 border border-edge">
      <Ellipsis aria-hidden className="size-4.5" />
    </button>
  )
  return <Menu trigger={trigger} width="w-48" groups={[items, [remove]]} />
}
