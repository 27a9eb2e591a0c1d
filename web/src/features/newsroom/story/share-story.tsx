import { Share2 } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { articleLink } from '../../../lib/navigation/paths.ts'
import { toast, toastError } from '../../../lib/toast/toast.ts'
import { newsroomStrings } from '../../../strings/strings.ts'

const words = newsroomStrings.share

/** Opens the device's share sheet, or copies the link where there is none. */
export function ShareStory({ slug, title }: { slug: string; title: string }) {
  const share = async () => {
    const url = articleLink(slug)
    try {
      if (navigator.share) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        toast(words.copied)
      }
    } catch (error) {
      // The reader closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return
      toastError([words.failed, url])
    }
  }
  return (
    <Button onClick={share}>
      <Share2 aria-hidden className="size-4" />
      {words.button}
    </Button>
  )
}
