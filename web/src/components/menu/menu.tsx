import { Slot } from 'radix-ui'
import { type KeyboardEvent, type MouseEvent, type ReactElement, useEffect, useState } from 'react'
import { moduleLoader } from '../../lib/loading/module-loader.ts'
import { toastMissingCode } from '../../lib/toast/toast-missing-code.ts'
import type { MenuContent } from './menu-content.ts'

interface MenuProps extends MenuContent {
  /** The button that opens it. */
  trigger: ReactElement
  /** What the button does while there is nothing to choose: it opens a dialog. */
  instead?: (() => void) | undefined
}

const loadPopup = moduleLoader(() => import('./menu-popup.tsx'))
const prepare = () => void loadPopup().catch(() => undefined)

/**
 * A button with a menu, whose code is fetched when the button is first reached. Until it is there, Escape, another press and a focus
 * elsewhere call the opening off.
 */
export function Menu({ trigger, instead, ...content }: MenuProps) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const [asked, setAsked] = useState<'pointer' | 'keyboard' | null>(null)
  const [isByKeyboard, setByKeyboard] = useState(false)
  useEffect(() => {
    if (!asked) return
    let isCalledOff = false
    const end = (then: () => void) => () => {
      if (isCalledOff) return
      setAsked(null)
      then()
    }
    const open = end(() => {
      setByKeyboard(asked === 'keyboard')
      setOpen(true)
    })
    loadPopup().then(
      open,
      end(() => void toastMissingCode()),
    )
    return () => {
      isCalledOff = true
    }
  }, [asked])
  // The button stays as it is until the menu next opens.
  if (instead && isOpen !== null) setOpen(null)
  const Popup = isOpen !== null && loadPopup.loaded?.MenuPopup
  if (Popup) return <Popup trigger={trigger} isOpen={isOpen} isByKeyboard={isByKeyboard} onOpen={setOpen} {...content} />
  const ask = (by: 'pointer' | 'keyboard') => setAsked(asked ? null : by)
  // A click by Enter or Space has no count.
  const onClick = ({ detail }: MouseEvent) => (instead ? instead() : ask(detail === 0 ? 'keyboard' : 'pointer'))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setAsked(null)
    if (event.key !== 'ArrowDown' || instead) return
    event.preventDefault()
    ask('keyboard')
  }
  const opens = instead ? ({ 'aria-haspopup': 'dialog' } as const) : ({ 'aria-haspopup': 'menu', 'aria-expanded': false } as const)
  const events = { onPointerEnter: prepare, onFocus: prepare, onBlur: () => setAsked(null), onClick, onKeyDown }
  return (
    <Slot.Root {...opens} aria-busy={asked !== null || undefined} {...events}>
      {trigger}
    </Slot.Root>
  )
}
