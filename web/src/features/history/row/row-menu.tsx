import { Ellipsis, FileJson, FileText, Pencil, Pin, PinOff, Printer, Share2, Trash2 } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { type RefObject, useRef } from 'react'
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

/** The menu of a conversation. Not modal: a modal menu needs inline styles, which the content security policy forbids. */
export function RowMenu({ title, isPinned, buttonRef, onRename, onPin, onShare, onDownload, onDelete }: RowMenuProps) {
  // Whether an item was chosen, whose action moves the focus itself.
  const hasChosen = useRef(false)
  const choose = (then: () => void) => () => {
    hasChosen.current = true
    then()
  }
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger ref={buttonRef} aria-label={menu.label(title)} className="icon-button relative z-10">
        <Ellipsis aria-hidden className="size-4.5" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={4}
        collisionPadding={8}
        onCloseAutoFocus={(event) => {
          if (hasChosen.current) event.preventDefault()
          hasChosen.current = false
        }}
        className="z-50 w-56 rounded-card border border-line bg-raised p-1.5 shadow-float motion-safe:animate-enter"
      >
        <DropdownMenu.Item className="menu-item" onSelect={choose(onRename)}>
          <Pencil aria-hidden className="size-4" />
          {menu.rename}
        </DropdownMenu.Item>
        <DropdownMenu.Item className="menu-item" onSelect={onPin}>
          {isPinned ? <PinOff aria-hidden className="size-4" /> : <Pin aria-hidden className="size-4" />}
          {isPinned ? menu.unpin : menu.pin}
        </DropdownMenu.Item>
        {onShare && (
          <DropdownMenu.Item className="menu-item" onSelect={choose(() => buttonRef.current && onShare(buttonRef.current))}>
            <Share2 aria-hidden className="size-4" />
            {menu.share}
          </DropdownMenu.Item>
        )}
        <DropdownMenu.Item className="menu-item" onSelect={() => onDownload('markdown')}>
          <FileText aria-hidden className="size-4" />
          {menu.markdown}
        </DropdownMenu.Item>
        <DropdownMenu.Item className="menu-item" onSelect={() => onDownload('json')}>
          <FileJson aria-hidden className="size-4" />
          {menu.json}
        </DropdownMenu.Item>
        <DropdownMenu.Item className="menu-item" onSelect={() => onDownload('paper')}>
          <Printer aria-hidden className="size-4" />
          {menu.print}
        </DropdownMenu.Item>
        <DropdownMenu.Item className="menu-item text-danger" onSelect={choose(onDelete)}>
          <Trash2 aria-hidden className="size-4" />
          {menu.delete}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
