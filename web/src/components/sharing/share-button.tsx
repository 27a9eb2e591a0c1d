import { Share2 } from '#icons'
import { toast, toastError } from '../../lib/toast/toast.ts'
import { Button } from '../button.tsx'

interface ShareButtonProps {
  link: string
  /** The title that the device's share sheet gets. */
  title: string
  words: {
    button: string
    /** The toast after copying. */
    copied: readonly [title: string, text: string]
    /** The title of the toast with the link, when the clipboard is not available. */
    failed: string
  }
}

/** Opens the device's share sheet, or copies the link where there is none. */
export function ShareButton({ link, title, words }: ShareButtonProps) {
  const share = async () => {
    try {
      if (navigator.share) await navigator.share({ title, url: link })
      else {
        await navigator.clipboard.writeText(link)
        toast(words.copied)
      }
    } catch (error) {
      // The reader closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return
      toastError([words.failed, link])
    }
  }
  return (
    <Button onClick={share}>
      <Share2 aria-hidden className="size-4" />
      {words.button}
    </Button>
  )
}
