import { Slot } from 'radix-ui'
import { type KeyboardEvent, type MouseEvent, type ReactElement, useState } from 'react'
import { moduleLoader } from '../../lib/loading/lazy-part.tsx'
import { toastProblem } from '../../lib/toast/toast.ts'
import { strings } from '../../strings/strings.ts'
import type { MenuContent } from './menu-content.ts'

interface MenuProps extends MenuContent {
  /** The button that opens it. */
  trigger: ReactElement
  /** What the button does while there is nothing to choose: it opens a dialog. */
  instead?: (() => void) | undefined
}

const loadPopup = moduleLoader(() => import('./menu-popup.tsx'))
const prepare = () => void loadPopup().catch(() => undefined)

/** A button with a menu, whose code is fetched when the button is first reached. */
export function Menu({ trigger, instead, ...content }: MenuProps) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const [isByKeyboard, setByKeyboard] = useState(false)
  const Popup = isOpen !== null && !instead && loadPopup.loaded?.MenuPopup
  if (Popup) return <Popup trigger={trigger} isOpen={isOpen} isByKeyboard={isByKeyboard} onOpen={setOpen} {...content} />
  const open = (byKeyboard: boolean) => {
    setByKeyboard(byKeyboard)
    loadPopup().then(
      () => setOpen(true),
      () => toastProblem(strings.errors.missingCode.offline.text),
    )
  }
  // A click by Enter or Space has no count.
  const onClick = ({ detail }: MouseEvent) => (instead ? instead() : open(detail === 0))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || instead) return
    event.preventDefault()
    open(true)
  }
  const opens = instead ? ({ 'aria-haspopup': 'dialog' } as const) : ({ 'aria-haspopup': 'menu', 'aria-expanded': false } as const)
  return (
    <Slot.Root {...opens} onPointerEnter={prepare} onFocus={prepare} onClick={onClick} onKeyDown={onKeyDown}>
      {trigger}
    </Slot.Root>
  )
}
