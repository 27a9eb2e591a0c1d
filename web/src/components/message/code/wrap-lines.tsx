import { useSyncExternalStore } from 'react'
import { WrapText } from '#icons'
import { readStored, writeStored } from '../../../lib/storage.ts'
import { codeStrings } from '../../../strings/strings.ts'

const storageKey = 'rostra.code-wrap'
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

let isWrapped: boolean | undefined
const current = () => {
  isWrapped ??= readStored(storageKey) !== null
  return isWrapped
}

function toggle() {
  isWrapped = !current()
  writeStored(storageKey, isWrapped ? '1' : null)
  for (const listener of listeners) listener()
}

/** Returns whether all blocks of code wrap their long lines, which the browser remembers. */
export const useWrappedLines = (): boolean => useSyncExternalStore(subscribe, current, () => false)

/** Switches it, for all blocks. */
export const WrapLines = () => (
  <button
    type="button"
    aria-label={codeStrings.wrap}
    aria-pressed={useWrappedLines()}
    onClick={toggle}
    className="text-button message-action"
  >
    <WrapText aria-hidden className="size-3.5" />
    <span className="code-action-text">{codeStrings.wrap}</span>
  </button>
)
