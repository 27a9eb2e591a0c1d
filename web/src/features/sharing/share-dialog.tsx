import { Dialog, Tabs } from 'radix-ui'
import { useRef } from 'react'
import { Lock, Phone, Share2 } from '#icons'
import type { Bot } from '../../api/schemas.ts'
import { Button } from '../../components/button.tsx'
import { TitledDialog } from '../../components/dialog/titled-dialog.tsx'
import { CopyLink } from '../../components/sharing/copy-link.tsx'
import { hiddenAs } from '../../data/personas/visibility.ts'
import { personaLink } from '../../lib/navigation/paths.ts'
import { toastError } from '../../lib/toast/toast.ts'
import { sharingStrings, strings } from '../../strings/strings.ts'
import { EmbedCodeView } from './embed-code-view.tsx'
import { QrCodeView } from './qr-code-view.tsx'

const { share } = sharingStrings
const copyWords = { label: share.link, copy: share.copyLink, copied: strings.toasts.shared, failed: strings.toasts.shareFailed } as const

interface ShareDialogProps {
  bot: Bot
  /** Receives the focus after closing. */
  opener: HTMLElement
  onClose: () => void
}

/** The ways to share a persona. The copy button has the focus first. */
export function ShareDialog({ bot, opener, onClose }: ShareDialogProps) {
  const link = personaLink(bot.slug)
  const hidden = hiddenAs(bot)
  const first = useRef<HTMLButtonElement>(null)
  const shareNatively = async () => {
    try {
      await navigator.share({ title: bot.name, url: link })
    } catch (error) {
      // Closing the share sheet is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toastError([strings.toasts.shareFailed, link])
    }
  }
  return (
    <TitledDialog
      title={
        <>
          {share.title} <bdi>{bot.name}</bdi>
        </>
      }
      close={share.close}
      opener={opener}
      onClose={onClose}
      first={first}
    >
      <Dialog.Description className="mt-1 flex items-start gap-2 text-14 text-ink-soft">
        {hidden && <Lock aria-hidden className="mt-0.5 size-4 flex-none" />}
        {hidden ? share.ownerOnly[hidden] : share.text}
      </Dialog.Description>
      <CopyLink link={link} words={copyWords} buttonRef={first} />
      {'share' in navigator && (
        <Button className="mt-2 w-full" onClick={shareNatively}>
          <Share2 aria-hidden className="size-4" />
          {share.native}
        </Button>
      )}
      <Tabs.Root defaultValue="qr" className="mt-6">
        <Tabs.List aria-label={share.ways} className="grid grid-cols-2 rounded-control bg-sunken p-1">
          <Tabs.Trigger value="qr" className="tab">
            {share.qr}
          </Tabs.Trigger>
          <Tabs.Trigger value="embed" className="tab">
            {share.embed}
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="qr" tabIndex={-1} className="mt-4">
          <QrCodeView bot={bot} link={link} />
        </Tabs.Content>
        <Tabs.Content value="embed" tabIndex={-1} className="mt-4">
          <EmbedCodeView bot={bot} />
        </Tabs.Content>
      </Tabs.Root>
      <p className="mt-6 flex items-center gap-3 border-t border-line pt-4 text-14 text-ink-soft">
        <Phone aria-hidden className="size-4 flex-none" />
        <span>
          <span className="font-strong text-ink">{share.phone}</span> · {share.phoneText}
        </span>
        <span className="ms-auto flex-none rounded-full border border-line px-2.5 py-0.5 text-12">{share.soon}</span>
      </p>
    </TitledDialog>
  )
}
