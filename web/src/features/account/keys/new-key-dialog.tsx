import { AlertDialog } from 'radix-ui'
import { useRef } from 'react'
import { AlertFrame } from '../../../components/dialog/alert-frame.tsx'
import { useCreateKey } from '../../../data/accounts/keys.ts'
import { keyStrings } from '../../../strings/strings.ts'
import { MadeKey } from './made-key.tsx'
import { NewKeyForm } from './new-key-form.tsx'

const { form, made } = keyStrings

/** Asks what a new key may do, then shows the key. Escape does not close it then, because the key cannot be shown again. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateKey()
  const content = useRef<HTMLDivElement>(null)
  const opener = useRef(document.activeElement)
  const key = create.data?.key
  return (
    <AlertDialog.Root open onOpenChange={(next) => !next && !create.isPending && !key && onClose()}>
      <AlertFrame
        ref={content}
        title={key ? made.title : form.title}
        text={key ? made.text : form.text}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          content.current?.querySelector('input')?.focus()
        }}
        onCloseAutoFocus={() => opener.current instanceof HTMLElement && opener.current.focus()}
      >
        <div className="mt-5">{key ? <MadeKey value={key} onStored={onClose} /> : <NewKeyForm create={create} />}</div>
      </AlertFrame>
    </AlertDialog.Root>
  )
}
