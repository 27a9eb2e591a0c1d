import { useEffect, useRef } from 'react'
import { Copy } from '#icons'
import { Button } from '../../../components/button.tsx'
import { copyText } from '../../../lib/copy-text.ts'
import { webhookStrings as words } from '../../../strings/strings.ts'

interface NewSecretProps {
  secret: string
  onSaved: () => void
  /** Moves the focus after this has disappeared. */
  onLeave: () => void
}

/** The secret of a new webhook, which is shown once, until the creator has saved it. It takes the focus of the form that disappeared. */
export function NewSecret({ secret, onSaved, onLeave }: NewSecretProps) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  const leave = () => {
    onSaved()
    onLeave()
  }
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={words.secretTitle}
      className="flex flex-col gap-3 rounded-card border border-edge bg-raised px-4 py-4 sm:px-5"
    >
      <h4 className="text-14 font-strong">{words.secretTitle}</h4>
      <p className="text-14 text-ink-soft">{words.secretText}</p>
      <code translate="no" className="rounded-control border border-line bg-sunken px-3 py-2 font-mono text-14 wrap-anywhere">
        {secret}
      </code>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => copyText(secret, { copied: words.secretCopied })}>
          <Copy aria-hidden className="size-4" />
          {words.copy}
        </Button>
        <Button look="primary" onClick={leave}>
          {words.saved}
        </Button>
      </div>
    </section>
  )
}
