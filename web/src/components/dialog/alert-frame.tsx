import { AlertDialog } from 'radix-ui'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { DialogOverlay } from './dialog-overlay.tsx'

interface AlertFrameProps extends Omit<ComponentProps<typeof AlertDialog.Content>, 'title' | 'className'> {
  title: ReactNode
  text: string
}

/**
 * The content of an `AlertDialog.Root`: a question above everything else on the page, with its title and its description. On close the
 * focus returns to the element that had it, unless `onCloseAutoFocus` is given.
 */
export function AlertFrame({ title, text, children, ...rest }: AlertFrameProps) {
  const opener = useRef<Element>(null)
  return (
    <AlertDialog.Portal>
      <DialogOverlay />
      <AlertDialog.Content
        aria-modal="true"
        className="dialog"
        onOpenAutoFocus={() => {
          opener.current = document.activeElement
        }}
        onCloseAutoFocus={() => opener.current instanceof HTMLElement && opener.current.focus()}
        {...rest}
      >
        <AlertDialog.Title className="font-serif text-28 font-medium tracking-tight wrap-anywhere">{title}</AlertDialog.Title>
        <AlertDialog.Description className="mt-2 text-ink-soft">{text}</AlertDialog.Description>
        {children}
      </AlertDialog.Content>
    </AlertDialog.Portal>
  )
}
