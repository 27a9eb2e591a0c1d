import { useEffect, useRef } from 'react'
import { Copy } from '#icons'
import { Button } from '../../../components/button.tsx'
import { copyText } from '../../../lib/copy-text.ts'
import { keyStrings } from '../../../strings/strings.ts'

const { made: words, toasts } = keyStrings

/** A new key, to be copied. */
export function MadeKey({ value, onStored }: { value: string; onStored: () => void }) {
  const copy = useRef<HTMLButtonElement>(null)
  // The form that had the focus is gone.
  useEffect(() => copy.current?.focus(), [])
  return (
    <div className="flex flex-col gap-4">
      <dl>
        <dt className="text-14 font-strong">{words.key}</dt>
        <dd
          translate="no"
          className="mt-1.5 rounded-control border border-line bg-sunken px-3 py-3 font-mono text-14 wrap-anywhere select-all"
        >
          {value}
        </dd>
      </dl>
      <Button ref={copy} onClick={() => copyText(value, { copied: toasts.keyCopied })} className="min-h-touch w-full">
        <Copy aria-hidden className="size-4" />
        {words.copy}
      </Button>
      <Button look="primary" onClick={onStored} className="min-h-touch w-full">
        {words.stored}
      </Button>
    </div>
  )
}
