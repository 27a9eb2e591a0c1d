import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { Copy } from '#icons'
import type { Bot } from '../../api/schemas.ts'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { useUser } from '../../data/accounts/user.ts'
import { embedOriginsQuery } from '../../data/personas/embed-origins.ts'
import { hiddenAs } from '../../data/personas/visibility.ts'
import { copyText } from '../../lib/copy-text.ts'
import { publicUrl } from '../../lib/public-url.ts'
import { sharingStrings, strings } from '../../strings/strings.ts'
import { AllowedSites } from './allowed-sites.tsx'
import { defaultColor, type EmbedOptions, type EmbedVariant, embedCode } from './embed-code.ts'
import { EmbedOptionsForm } from './embed-options-form.tsx'

const { share, toasts } = sharingStrings
const variants: EmbedVariant[] = ['script', 'iframe']

/**
 * For the owner the websites that are allowed, and below them the code to paste. For others the code, with a note that the owner decides.
 */
export function EmbedCodeView({ bot }: { bot: Bot }) {
  const { user } = useUser()
  const isOwn = user !== null && user.id === bot.userId
  const hidden = hiddenAs(bot)
  const { data: sites, error, refetch } = useQuery({ ...embedOriginsQuery(bot.id), enabled: isOwn && !hidden })
  if (hidden) return <p className="text-14 text-ink-soft">{share.embedOwnerOnly[hidden]}</p>
  if (!isOwn)
    return (
      <div className="flex flex-col gap-3">
        <PastedCode bot={bot} />
        <p className="border-t border-line pt-3 text-14 text-ink-soft">{share.ownerDecides}</p>
      </div>
    )
  if (error && !sites)
    return (
      <Notice title={share.sitesFailed} error={error}>
        <Button onClick={() => refetch()}>{strings.errors.tryAgain}</Button>
      </Notice>
    )
  if (!sites) return null
  return (
    <div className="flex flex-col gap-6">
      <Step title={share.steps.site}>
        <AllowedSites bot={bot} sites={sites} />
      </Step>
      <Step title={share.steps.code}>
        {sites.length > 0 ? <PastedCode bot={bot} /> : <p className="text-14 text-ink-soft">{share.siteFirst}</p>}
      </Step>
    </div>
  )
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="text-16 font-strong">
        {title}
      </h3>
      {children}
    </section>
  )
}

const initialOptions = ({ avatarBgColor }: Bot): EmbedOptions => ({
  color: /^#[\da-f]{6}$/i.test(avatarBgColor) ? avatarBgColor.toLowerCase() : defaultColor,
  position: 'right',
  greeting: '',
  opensAtLoad: false,
  language: '',
})

/** The kind of the code, its options, and the code with a button that copies it. */
function PastedCode({ bot }: { bot: Bot }) {
  const [variant, setVariant] = useState<EmbedVariant>('script')
  const [options, setOptions] = useState(() => initialOptions(bot))
  const title = strings.chat.region(bot.name)
  const code = embedCode(variant, { origin: publicUrl(), slug: bot.slug, title, options })
  return (
    <>
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
      {variant === 'script' && <EmbedOptionsForm options={options} onChange={setOptions} />}
      <pre dir="ltr" className="rounded-control border border-line bg-sunken p-3 font-mono text-12 break-all whitespace-pre-wrap">
        {code}
      </pre>
      <Button onClick={() => copyText(code, { copied: toasts.codeCopied })} className="self-start">
        <Copy aria-hidden className="size-4" />
        {share.copyCode}
      </Button>
    </>
  )
}
