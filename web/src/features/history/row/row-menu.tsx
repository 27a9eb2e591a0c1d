import type { RefObject } from 'react'
import { Ellipsis, FileJson, FileText, Pencil, Pin, PinOff, Printer, Share2, Trash2 } from '#icons'
import { Menu } from '../../../components/menu/menu.tsx'
import type { MenuItem } from '../../../components/menu/menu-content.ts'
import { historyStrings } from '../../../strings/strings.ts'
import type { DownloadFormat } from '../download/use-download.ts'

const { menu } = historyStrings

interface RowMenuProps {
  title: string
  isPinned: boolean
  buttonRef: RefObject<HTMLButtonElement | null>
  onRename: () => void
  onPin: () => void
  /** Null for a conversation whose persona is gone, or not known yet. */
  onShare: ((opener: HTMLElement) => void) | null
  onDownload: (format: DownloadFormat) => void
  onDelete: () => void
}

/** The menu of a conversation. */
export function RowMenu({ title, isPinned, buttonRef, onRename, onPin, onShare, onDownload, onDelete }: RowMenuProps) {
  const share = () => buttonRef.current && onShare?.(buttonRef.current)
  const items: MenuItem[] = [
    { icon: Pencil, title: menu.rename, action: onRename, movesFocus: true },
    { icon: isPinned ? PinOff : Pin, title: isPinned ? menu.unpin : menu.pin, action: onPin },
    ...(onShare ? [{ icon: Share2, title: menu.share, action: share, movesFocus: true }] : []),
    { icon: FileText, title: menu.markdown, action: () => onDownload('markdown') },
    { icon: FileJson, title: menu.json, action: () => onDownload('json') },
    { icon: Printer, title: menu.print, action: () => onDownload('paper') },
    { icon: Trash2, title: menu.delete, isDanger: true, action: onDelete, movesFocus: true },
  ]
  const trigger = (
    <button ref={buttonRef} type="button" aria-label={menu.label(title)} className="icon-button relative z-10">
      <Ellipsis aria-hidden className="size-4.5" />
    </button>
  )
  return <Menu trigger={trigger} width="w-56" groups={[items]} />
}
