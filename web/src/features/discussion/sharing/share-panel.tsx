import { useMutation } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { Discussion } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { CopyLink } from '../../../components/copy-link.tsx'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { revokeShare, shareDiscussion } from '../../../data/experts/discussions.ts'
import { errorText } from '../../../lib/errors/refusals.ts'
import { toast, toastError } from '../../../lib/toast/toast.ts'
import { discussionStrings } from '../../../strings/strings.ts'

const { sharing } = discussionStrings

interface SharePanelProps {
  discussion: Discussion
  onShared: (shared: boolean) => void
}

/** Creates, shows and revokes the link of a discussion. The server shows a link only when it is created. */
export function SharePanel({ discussion: { id, shared }, onShared }: SharePanelProps) {
  const titleId = useId()
  const [isAsking, setAsking] = useState(false)
  const create = useMutation({ mutationFn: () => shareDiscussion(id), onSuccess: () => onShared(true) })
  const createButton = useRef<HTMLButtonElement>(null)
  const revokeButton = useRef<HTMLButtonElement>(null)
  const revoke = useMutation({
    mutationFn: () => revokeShare(id),
    onSuccess: () => {
      create.reset()
      onShared(false)
      toast(sharing.revoked)
    },
    onError: (error) => toastError([sharing.revokeFailed, errorText(error)]),
    onSettled: () => setAsking(false),
  })
  const link = create.data?.url
  return (
    <section aria-labelledby={titleId} className="mt-3 rounded-card border border-line bg-raised p-5 motion-safe:animate-enter">
      <h2 id={titleId} className="text-18 font-strong">
        {sharing.title}
      </h2>
      <p className="mt-1 max-w-measure text-14 text-ink-soft">{shared && !link ? sharing.exists : sharing.text}</p>
      {link && <SharedLink link={link} />}
      {create.error && (
        <p role="alert" className="mt-3 text-14 text-danger">
          {sharing.failed} {errorText(create.error)}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {!link && (
          <Button
            ref={createButton}
            look="primary"
            aria-disabled={create.isPending}
            onClick={() => !create.isPending && create.mutate()}
            className="max-sm:w-full"
          >
            <Link2 aria-hidden className="size-4" />
            {create.isPending ? sharing.creating : shared ? sharing.createNew : sharing.create}
          </Button>
        )}
        {shared && (
          <Button ref={revokeButton} onClick={() => setAsking(true)} className="max-sm:w-full">
            {sharing.revoke}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        title={sharing.revokeTitle}
        text={sharing.revokeText}
        words={{ cancel: sharing.keep, confirm: sharing.confirm, pending: sharing.revoking }}
        look="danger"
        isPending={revoke.isPending}
        onConfirm={() => revoke.mutate()}
        onClose={() => setAsking(false)}
        onLeave={() => (revokeButton.current ?? createButton.current)?.focus()}
      />
    </section>
  )
}

const copyWords = { label: sharing.link, copy: sharing.copy, copied: sharing.copied, failed: sharing.title } as const

/** The link, with a button that copies it, which gets the focus. */
function SharedLink({ link }: { link: string }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return <CopyLink link={link} words={copyWords} buttonRef={button} />
}
