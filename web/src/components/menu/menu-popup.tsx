import { DropdownMenu } from 'radix-ui'
import { type FocusEvent, Fragment, type ReactElement, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { MenuContent, MenuItem } from './menu-content.ts'

interface MenuPopupProps extends MenuContent {
  trigger: ReactElement
  isOpen: boolean
  /** Whether it was first opened by a key, before Radix could see it: the first item then gets the focus. */
  isByKeyboard: boolean
  onOpen: (isOpen: boolean) => void
}

const Line = () => <DropdownMenu.Separator className="mx-1.5 my-1.5 border-t border-line" />

/**
 * A menu with its button. Not modal: a modal menu needs inline styles, which the content security policy forbids. Without a portal, so that
 * it stays within the landmark of its button.
 */
export function MenuPopup({ trigger, isOpen, isByKeyboard, onOpen, groups, label, width }: MenuPopupProps) {
  const keepsFocus = useRef(true)
  const entersFirst = useRef(isByKeyboard)
  const onFocus = ({ target, currentTarget }: FocusEvent) => {
    if (!entersFirst.current || target !== currentTarget) return
    entersFirst.current = false
    currentTarget.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }
  const act = (item: MenuItem, action: () => void) => {
    keepsFocus.current = !item.movesFocus
    action()
  }
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={onOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        collisionPadding={8}
        onFocus={onFocus}
        onCloseAutoFocus={(event) => {
          if (!keepsFocus.current) event.preventDefault()
          keepsFocus.current = true
        }}
        className={`z-50 rounded-card border border-line bg-raised p-1.5 shadow-float motion-safe:animate-enter ${width}`}
      >
        {label && (
          <>
            <DropdownMenu.Label className="flex flex-col px-3 py-2">{label}</DropdownMenu.Label>
            <Line />
          </>
        )}
        {groups.map((items, index) => (
          <Fragment key={items[0]?.title}>
            {index > 0 && <Line />}
            {items.map((item) => (
              <Item key={item.title} item={item} onAct={act} />
            ))}
          </Fragment>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

interface ItemProps {
  item: MenuItem
  onAct: (item: MenuItem, action: () => void) => void
}

function Item({ item, onAct }: ItemProps) {
  const { text, isDanger, action } = item
  const className = `menu-item ${isDanger ? 'text-danger' : ''} ${text ? 'gap-3 py-2' : ''}`
  if (typeof action === 'function')
    return (
      <DropdownMenu.Item className={className} onSelect={() => onAct(item, action)}>
        <ItemContent item={item} />
      </DropdownMenu.Item>
    )
  return (
    <DropdownMenu.Item asChild>
      {'path' in action ? (
        <Link to={action.path} className={className}>
          <ItemContent item={item} />
        </Link>
      ) : (
        <a href={action.download} download className={className}>
          <ItemContent item={item} />
        </a>
      )}
    </DropdownMenu.Item>
  )
}

const ItemContent = ({ item: { icon: Icon, title, text } }: { item: MenuItem }) => (
  <>
    {Icon && <Icon aria-hidden className={text ? 'size-4.5 flex-none text-ink-soft' : 'size-4'} />}
    {text ? (
      <span className="flex min-w-0 flex-col">
        <span className="font-strong">{title}</span>
        <span className="text-12 text-ink-soft">{text}</span>
      </span>
    ) : (
      title
    )}
  </>
)
