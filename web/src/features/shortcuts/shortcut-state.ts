import { readStored, writeStored } from '../../lib/storage.ts'

const offKey = 'rostra.shortcuts-off'

/** Whether shortcuts of one key are on in this browser. They can be switched off, because speech input may type them (WCAG 2.1.4). */
export const areShortcutsOn = (): boolean => readStored(offKey) === null

export const switchShortcuts = (isOn: boolean): void => writeStored(offKey, isOn ? null : '1')

const opened = 'rostra-shortcut-list'

/** Opens the list of shortcuts. `opener` gets the focus when it is closed. */
export const openShortcutList = (opener: HTMLElement): void => void opener.dispatchEvent(new CustomEvent(opened, { bubbles: true }))

/** Calls back with the opener of the list. Returns a function that ends it. */
export function onShortcutList(onOpen: (opener: HTMLElement) => void): () => void {
  const listener = ({ target }: Event) => target instanceof HTMLElement && onOpen(target)
  document.addEventListener(opened, listener)
  return () => document.removeEventListener(opened, listener)
}
