import { type FormEvent, useRef, useState } from 'react'
import { Trash2 } from '#icons'
import type { Bot } from '../../api/schemas.ts'
import { Announcement } from '../../components/announcement/announcement.tsx'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { IconButton } from '../../components/icon-button.tsx'
import { useChangeEmbedOrigins } from '../../data/personas/embed-origins.ts'
import { originOf } from '../../lib/embed/origins.ts'
import { errorText } from '../../lib/errors/refusals.ts'
import { sharingStrings } from '../../strings/strings.ts'

const { share } = sharingStrings

/** The most websites of a persona. */
const maxSites = 20

interface AllowedSitesProps {
  bot: Bot
  sites: readonly string[]
}

/** The websites that may frame an own persona. One that is added or removed is saved at once. */
export function AllowedSites({ bot, sites }: AllowedSitesProps) {
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const change = useChangeEmbedOrigins(bot)
  const field = useRef<HTMLDivElement>(null)
  const focusField = () => field.current?.querySelector('input')?.focus()

  const refuse = (text: string) => {
    setProblem(text)
    focusField()
  }
  const save = (next: (origins: string[]) => string[], onSaved?: () => void) => {
    if (change.isPending) return
    setProblem(null)
    change.mutate(next, { onSuccess: onSaved, onError: (error) => refuse(errorText(error)) })
  }
  const add = (event: FormEvent) => {
    event.preventDefault()
    const origin = originOf(address.trim())
    if (origin === null) return refuse(share.siteInvalid)
    if (sites.includes(origin)) return refuse(share.siteThere(origin))
    if (sites.length >= maxSites) return refuse(share.tooManySites(maxSites))
    save(
      (origins) => [...origins, origin],
      () => setAddress(''),
    )
  }
  const remove = (site: string) => save((origins) => origins.filter((origin) => origin !== site), focusField)

  if (sites.includes('*'))
    return (
      <div className="flex flex-col items-start gap-2">
        <p className="text-14 text-ink-soft">{share.allowedAll}</p>
        <Button aria-disabled={change.isPending} onClick={() => remove('*')}>
          {share.onlyNamed}
        </Button>
        {problem && <p className="text-12 text-danger">{problem}</p>}
      </div>
    )
  return (
    <>
      <form noValidate onSubmit={add} className="flex flex-wrap items-start gap-2">
        <div ref={field} className="min-w-0 flex-1 basis-56">
          <TextField
            label={share.site}
            hint={share.siteHint}
            error={problem ?? undefined}
            value={address}
            onChange={({ target }) => {
              setAddress(target.value)
              setProblem(null)
            }}
            dir="ltr"
            placeholder="https://example.org"
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <Button type="submit" look="primary" aria-disabled={change.isPending} className="mt-7 min-h-touch max-sm:mt-0 max-sm:w-full">
          {share.allow}
        </Button>
      </form>
      {sites.length > 0 && (
        <ul aria-label={share.allowed} className="flex flex-col">
          {sites.map((site) => (
            <li key={site} className="flex items-center gap-2">
              <span dir="ltr" className="min-w-0 flex-1 font-mono text-12 wrap-anywhere">
                {site}
              </span>
              <IconButton icon={Trash2} label={share.removeSite(site)} aria-disabled={change.isPending} onClick={() => remove(site)} />
            </li>
          ))}
        </ul>
      )}
      <Announcement text={change.isSuccess ? share.sitesSaved : ''} />
    </>
  )
}
