import { strings } from '../strings/strings.ts'
import { toast } from './toast/toast.ts'

type ToastText = readonly [title: string, text: string]

/** A text that could not be copied, to be selected by hand. */
export interface Uncopied {
  text: string
  /** What had the focus. */
  opener: HTMLElement | null
}

let uncopied: Uncopied | null = null
const listeners = new Set<() => void>()
const show = (next: Uncopied | null) => {
  uncopied = next
  for (const listener of listeners) listener()
}

/** The text of the last call without access to the clipboard, until it is closed; null for none. */
export const uncopiedText = {
  get: () => uncopied,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  close: () => show(null),
}

interface CopyOptions {
  /** Default: the toast of a copied message. Null for none, where the caller confirms the copy. */
  copied?: ToastText | null
  /** Makes the rich form of the text, which other programs paste with its look. */
  html?: () => Promise<string>
}

/**
 * Copies a text, and its rich form where the browser can, and shows a toast. Without access to the clipboard, as on a page
 * without HTTPS, it opens a dialog with the selected text. Reports whether it copied.
 */
export async function copyText(text: string, { copied = strings.toasts.copied, html }: CopyOptions = {}): Promise<boolean> {
  try {
    if (!html || !(await copyRich(text, html))) await navigator.clipboard.writeText(text)
    if (copied) toast(copied)
    return true
  } catch {
    show({ text, opener: document.activeElement instanceof HTMLElement ? document.activeElement : null })
    return false
  }
}

/** Returns false when the browser or the rich form fails. The clipboard item is made at once: Safari allows none after a wait. */
async function copyRich(text: string, html: () => Promise<string>): Promise<boolean> {
  if (typeof ClipboardItem === 'undefined') return false
  const blob = (type: string, content: string) => new Blob([content], { type })
  try {
    const rich = html().then((content) => blob('text/html', content))
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob('text/plain', text), 'text/html': rich })])
    return true
  } catch {
    return false
  }
}
