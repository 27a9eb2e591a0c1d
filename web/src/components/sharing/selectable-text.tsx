import { Dialog } from 'radix-ui'
import { useRef } from 'react'
import type { Uncopied } from '../../lib/copy-text.ts'
import { strings } from '../../strings/strings.ts'
import { TitledDialog } from '../dialog/titled-dialog.tsx'

const words = strings.copying

/** A dialog with a text that could not be copied. It is selected, so that one key press copies it. */
export function SelectableText({ text, opener, onClose }: Uncopied & { onClose: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <TitledDialog title={words.title} close={words.close} opener={opener ?? document.body} onClose={onClose} first={field}>
      <Dialog.Description className="mt-2 text-14 text-ink-soft">{words.text}</Dialog.Description>
      <textarea
        ref={field}
        readOnly
        dir="auto"
        rows={8}
        aria-label={words.label}
        value={text}
        onFocus={(event) => event.target.select()}
        className="field mt-4 max-h-96 w-full resize-y font-mono text-14"
      />
    </TitledDialog>
  )
}
