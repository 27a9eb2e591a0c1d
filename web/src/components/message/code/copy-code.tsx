import { useEffect, useState } from 'react'
import { Check, Copy } from '#icons'
import { copyText } from '../../../lib/copy-text.ts'
import { codeStrings } from '../../../strings/strings.ts'

/** How long the button confirms, in milliseconds. */
const confirmationMs = 2_000

/** Copies a code as it was written, without the line break before the end of its fence. */
export function CopyCode({ code }: { code: string }) {
  const [copies, setCopies] = useState(0)
  const isCopied = copies > 0
  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), confirmationMs)
    return () => clearTimeout(timer)
  }, [copies])
  const copy = async () => {
    if (await copyText(code.replace(/\n$/, ''), { copied: null })) setCopies((before) => before + 1)
  }
  const Icon = isCopied ? Check : Copy
  return (
    <>
      <button
        type="button"
        aria-label={isCopied ? codeStrings.copied : codeStrings.copyCode}
        onClick={copy}
        className="text-button message-action"
      >
        <Icon aria-hidden className="size-3.5" />
        <span className="code-action-text">{isCopied ? codeStrings.copied : codeStrings.copy}</span>
      </button>
      <span role="status" className="sr-only">
        {isCopied && codeStrings.copied}
      </span>
    </>
  )
}
