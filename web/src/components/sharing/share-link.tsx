import { useMutation } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Link2 } from '#icons'
import { errorText } from '../../lib/errors/refusals.ts'
import { toast, toastError } from '../../lib/toast/toast.ts'
import { Button } from '../button.tsx'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import { CopyLink } from './copy-link.tsx'

type ToastText = readonly [title: string, text: string]

interface ShareLinkWords {
  create: string
  creating: string
  createNew: string
  link: string
  copy: string
  copied: ToastText
  /** The title of the toast with the link, when the clipboard is not available. */
  title: string
  failed: string
  revoke: string
  revokeTitle: string
  revokeText: string
  keep: string
  confirm: string
  revoking: string
  revoked: ToastText
  revokeFailed: string
}

interface ShareLinkProps {
  words: ShareLinkWords
  /** Whether a link exists. */
  shared: boolean
  create: () => Promise<{ url: string }>
  revoke: () => Promise<unknown>
  /** Called when a link was created (true) or has ended (false). */
  onShared: (shared: boolean) => void
  /** Options for a new link, shown above the buttons. */
  options?: ReactNode
  /** A note about a link that was just created. */
  created?: ReactNode
  createRef?: RefObject<HTMLButtonElement | null>
}

/** Creates, shows and revokes a link. The server shows a link only when it is created. */
export function ShareLink({ words, shared, create, revoke, onShared, options, created, createRef }: ShareLinkProps) {
  const [isAsking, setAsking] = useState(false)
  const creation = useMutation({ mutationFn: create, onSuccess: () => onShared(true) })
  const ownRef = useRef<HTMLButtonElement>(null)
  const createButton = createRef ?? ownRef
  const revokeButton = useRef<HTMLButtonElement>(null)
  const revocation = useMutation({
    mutationFn: revoke,
    onSuccess: () => {
      creation.reset()
      onShared(false)
      toast(words.revoked)
    },
    onError: (error) => toastError([words.revokeFailed, errorText(error)]),
    onSettled: () => setAsking(false),
  })
  const link = creation.data?.url
  return (
    <>
      {link ? (
        <>
          <CreatedLink link={link} words={words} />
          {created}
        </>
      ) : (
        options
      )}
      {creation.error && (
        <p role="alert" className="mt-3 text-14 text-danger">
          {words.failed} {errorText(creation.error)}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {!link && (
          <Button
            ref={createButton}
            look="primary"
            aria-disabled={creation.isPending}
            onClick={() => !creation.isPending && creation.mutate()}
            className="max-sm:w-full"
          >
            <Link2 aria-hidden className="size-4" />
            {creation.isPending ? words.creating : shared ? words.createNew : words.create}
          </Button>
        )}
        {shared && (
          <Button ref={revokeButton} onClick={() => setAsking(true)} className="max-sm:w-full">
            {words.revoke}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        title={words.revokeTitle}
        text={words.revokeText}
        words={{ cancel: words.keep, confirm: words.confirm, pending: words.revoking }}
        look="danger"
        isPending={revocation.isPending}
        onConfirm={() => revocation.mutate()}
        onClose={() => setAsking(false)}
        onLeave={() => (revokeButton.current ?? createButton.current)?.focus()}
      />
    </>
  )
}

/** The link, with a button that copies it, which gets the focus. */
function CreatedLink({ link, words: { link: label, copy, copied, title } }: { link: string; words: ShareLinkWords }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return <CopyLink link={link} words={{ label, copy, copied, failed: title }} buttonRef={button} />
}
