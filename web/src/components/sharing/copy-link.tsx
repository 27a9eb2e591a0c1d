import { type RefObject, useId } from 'react'
import { Link2 } from '#icons'
import { toast, toastError } from '../../lib/toast/toast.ts'
import { Button } from '../button.tsx'

interface CopyLinkProps {
  link: string
  words: {
    label: string
    copy: string
    /** The toast after copying. */
    copied: readonly [title: string, text: string]
    /** The title of the toast with the link, when the clipboard is not available. */
    failed: string
  }
  buttonRef: RefObject<HTMLButtonElement | null>
}

/** A link in a field, with a button that copies it. */
export function CopyLink({ link, words, buttonRef }: CopyLinkProps) {
  const id = useId()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      toast(words.copied)
    } catch {
      // Without access to the clipboard the link can be copied from the toast.
      toastError([words.failed, link])
    }
  }
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <label htmlFor={id} className="sr-only">
        {words.label}
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
        {words.copy}
      </Button>
    </div>
  )
}
