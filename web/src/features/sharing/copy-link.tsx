import { Link2 } from 'lucide-react'
import { type RefObject, useId } from 'react'
import { Button } from '../../components/button.tsx'
import { toast, toastError } from '../../lib/toast/toast.ts'
import { sharingStrings, strings } from '../../strings/strings.ts'

const { share } = sharingStrings

interface CopyLinkProps {
  link: string
  buttonRef: RefObject<HTMLButtonElement | null>
}

/** The link with a button that copies it. */
export function CopyLink({ link, buttonRef }: CopyLinkProps) {
  const id = useId()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      toast(strings.toasts.shared)
    } catch {
      // Without access to the clipboard the link can be copied from the toast.
      toastError([strings.toasts.shareFailed, link])
    }
  }
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      <label htmlFor={id} className="sr-only">
        {share.link}
      </label>
      <input
        id={id}
        readOnly
        dir="ltr"
        value={link}
        onFocus={(event) => event.target.select()}
        className="field min-w-0 flex-1 basis-48 text-14 text-ellipsis"
      />
      <Button ref={buttonRef} look="primary" onClick={copy} className="min-h-touch flex-none max-sm:w-full">
        <Link2 aria-hidden className="size-4" />
        {share.copyLink}
      </Button>
    </div>
  )
}
