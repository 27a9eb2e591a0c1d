import { Copy } from 'lucide-react'
import { toast, toastError } from '../../../lib/toast/toast.ts'
import { strings } from '../../../strings/strings.ts'

export function CopyButton({ text }: { text: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast(strings.toasts.copied)
    } catch {
      toastError(strings.toasts.copyFailed)
    }
  }
  return (
    <button type="button" onClick={copy} className="text-button message-action on-approach">
      <Copy aria-hidden className="size-3.5" />
      <span className="sr-only @md/chat:not-sr-only">{strings.chat.copy}</span>
    </button>
  )
}
