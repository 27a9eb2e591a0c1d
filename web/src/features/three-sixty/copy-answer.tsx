import { Copy } from 'lucide-react'
import { toast, toastError } from '../../lib/toast/toast.ts'
import { strings, threeSixtyStrings as words } from '../../strings/strings.ts'

/** Copies the text of sanitised HTML, a line for each block. */
export function CopyAnswer({ html, label }: { html: string; label: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(textOf(html))
      toast(strings.toasts.copied)
    } catch {
      toastError(strings.toasts.copyFailed)
    }
  }
  return (
    <button type="button" onClick={copy} aria-label={label} className="text-button -ms-1.5">
      <Copy aria-hidden className="size-3.5" />
      {words.copy}
    </button>
  )
}

/** Returns the text of HTML; nothing in it is loaded or run. */
function textOf(html: string): string {
  const withLines = html.replaceAll(/<\/(?:p|h[3-6]|li|blockquote|pre|tr|summary)>|<br>\n?/g, (end) => `${end.trimEnd()}\n`)
  return (new DOMParser().parseFromString(withLines, 'text/html').body.textContent ?? '').trim()
}
