import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { lazyDialog } from '../../lib/loading/lazy-dialog.tsx'
import { discoverPath, historyPath } from '../../lib/navigation/paths.ts'
import { areShortcutsOn, onShortcutList } from './shortcut-state.ts'

const ShortcutList = lazyDialog(
  () => import('./shortcut-list.tsx'),
  ({ ShortcutList }) => ShortcutList,
)

/** Handles the keys of the whole site, which the member can switch off, and shows their list. */
export function Shortcuts() {
  const navigate = useNavigate()
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  const open = () => setOpener(document.activeElement instanceof HTMLElement ? document.activeElement : document.body)
  const actions: Record<string, () => void> = {
    '?': open,
    '/': () => focusFirst('input[type="search"]') || void navigate(discoverPath),
    m: () => void focusFirst('textarea'),
    h: () => void navigate(historyPath),
  }
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key]
    if (!action || !isFree(event) || !areShortcutsOn()) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  useEffect(() => onShortcutList(setOpener), [])
  if (!opener) return null
  return <ShortcutList opener={opener} onClose={() => setOpener(null)} />
}

const editable = 'input, textarea, select, [contenteditable]'
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/** Whether nothing else takes a key: no text is typed, and no dialog or menu is open. */
function isFree({ defaultPrevented, ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || isComposing) return false
  return !(target instanceof Element && target.closest(editable)) && !document.querySelector(overlays)
}

/** Focuses the first visible field of the page. Returns false without one. */
function focusFirst(selector: string): boolean {
  const fields = document.querySelectorAll<HTMLElement>(`main :is(${selector})`)
  const field = [...fields].find((each) => each.checkVisibility?.() !== false)
  field?.focus()
  return field !== undefined
}
