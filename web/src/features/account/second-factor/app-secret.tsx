import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Copy } from '#icons'
import { Button } from '../../../components/button.tsx'
import { QrCodeImage } from '../../../components/qr-code-image.tsx'
import { copyText } from '../../../lib/copy-text.ts'
import { encodeLink } from '../../../lib/qr-code.ts'
import { secondFactorStrings } from '../../../strings/strings.ts'

const { dialogs, toasts } = secondFactorStrings
const words = dialogs.app

/** Returns a secret in groups of four characters, as authenticator apps show and accept it. */
const inGroups = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ')

/** The secret as a QR code, and as text to type or to copy. It gets the focus, because it replaces the form. */
export function AppSecret({ app: { secret, uri } }: { app: { secret: string; uri: string } }) {
  // Not cached after unmounting, because it contains the secret.
  const { data: code, isError } = useQuery({ queryKey: ['qr-code', uri], queryFn: () => encodeLink(uri), gcTime: 0 })
  const start = useRef<HTMLDivElement>(null)
  useEffect(() => start.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div
      ref={start}
      role="group"
      tabIndex={-1}
      aria-label={words.scan}
      className="flex flex-col items-center gap-5 outline-none sm:flex-row"
    >
      {isError ? <p className="text-14">{words.qrFailed}</p> : <QrCodeImage code={code} label={words.qrAlt} />}
      <div className="flex min-w-0 flex-col items-center gap-3 sm:items-start">
        <p className="text-14 text-ink-soft">{words.secret}</p>
        <p translate="no" className="text-center font-mono text-balance wrap-anywhere select-all sm:text-start">
          {inGroups(secret)}
        </p>
        <Button onClick={() => copyText(secret, { copied: toasts.secretCopied })}>
          <Copy aria-hidden className="size-4" />
          {words.copy}
        </Button>
      </div>
    </div>
  )
}
