import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Delayed } from '../../../components/delayed.tsx'
import { ShareLink } from '../../../components/sharing/share-link.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useUser } from '../../../data/accounts/user.ts'
import { refreshShares, revokeConversationShare, shareConversation, sharesQuery } from '../../../data/chat/shares.ts'
import { relativeTime } from '../../../lib/format/relative-time.ts'
import { sharedConversationStrings } from '../../../strings/strings.ts'
import type { ConversationToShare } from './conversation-to-share.ts'
import { ShowName } from './show-name.tsx'

const { dialog, sharing } = sharedConversationStrings

/** Creates, shows and revokes the link of a conversation. Members choose whether it shows their name. */
export function ConversationLink({ conversationId, answerId }: Pick<ConversationToShare, 'conversationId' | 'answerId'>) {
  const { user } = useUser()
  const client = useQueryClient()
  const { data, isPending } = useQuery(sharesQuery(user?.id ?? null))
  const [isCreated, setCreated] = useState<boolean | null>(null)
  const [chosen, setChosen] = useState<boolean | null>(null)
  if (isPending) {
    return (
      <Delayed>
        <p role="status" className="sr-only">
          {dialog.loading}
        </p>
        <Skeleton className="mt-4 h-10 w-36" />
      </Delayed>
    )
  }
  // Undefined without the list. A link can still be created then, which ends an earlier one.
  const share = data?.shares.find(({ kind, id }) => kind === 'conversation' && id === conversationId)
  const withName = user !== null && (chosen ?? share?.sharedBy != null)
  return (
    <ShareLink
      words={sharing}
      shared={isCreated ?? share !== undefined}
      create={() => shareConversation(conversationId, { withName, messageId: answerId })}
      revoke={() => revokeConversationShare(conversationId)}
      onShared={(shared) => {
        setCreated(shared)
        refreshShares(client)
      }}
      options={
        <>
          {share && isCreated !== false && (
            <p className="mt-4 rounded-control border border-line bg-raised px-4 py-3 text-14">
              <span className="font-strong">{dialog.existing(relativeTime(Date.parse(share.sharedAt), Date.now()), share.sharedBy)}</span>{' '}
              {sharing.exists}
            </p>
          )}
          {user && <ShowName name={user.username} checked={withName} onChange={setChosen} />}
        </>
      }
      created={<p className="mt-2 text-12 text-ink-soft">{sharing.linkText}</p>}
    />
  )
}
