import { Copy } from 'lucide-react'
import { useState } from 'react'
import type { Bot } from '../../api/schemas.ts'
import { Button } from '../../components/button.tsx'
import { copyText } from '../../lib/copy-text.ts'
import { publicUrl } from '../../lib/public-url.ts'
import { sharingStrings, strings } from '../../strings/strings.ts'
import { AllowedSites } from './allowed-sites.tsx'
import { type EmbedVariant, embedCode } from './embed-code.ts'

const { share, toasts } = sharingStrings
const variants: EmbedVariant[] = ['script', 'iframe']

/** The code to paste into another website, and the websites that are allowed. */
export function EmbedCodeView({ bot }: { bot: Bot }) {
  const [variant, setVariant] = useState<EmbedVariant>('script')
  if (bot.isPrivate) return <p className="text-14 text-ink-soft">{share.embedPrivate}</p>
  const title = strings.chat.region(bot.name)
  const code = embedCode(variant, { origin: publicUrl(), slug: bot.slug, title })
  return (
    <div className="flex flex-col gap-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{share.kind}</legend>
        {variants.map((name) => (
          <label
            key={name}
            className="chip cursor-pointer gap-2 has-checked:border-edge has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="embed-kind"
              checked={variant === name}
              onChange={() => setVariant(name)}
              className="accent-accent outline-none"
            />
            {share.variants[name]}
          </label>
        ))}
      </fieldset>
      <p className="text-14 text-ink-soft">{share.variantTexts[variant]}</p>
      <pre dir="ltr" className="rounded-control border border-line bg-sunken p-3 font-mono text-12 break-all whitespace-pre-wrap">
        {code}
      </pre>
      <Button onClick={() => copyText(code, { copied: toasts.codeCopied })} className="self-start">
        <Copy aria-hidden className="size-4" />
        {share.copyCode}
      </Button>
      <AllowedSites bot={bot} />
    </div>
  )
}
