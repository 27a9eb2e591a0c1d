import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Trash2 } from '#icons'
import { Button } from '../../components/button.tsx'
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx'
import { useReportFailure } from '../../data/accounts/use-report-failure.ts'
import { useUser } from '../../data/accounts/user.ts'
import { useDeleteConversations } from '../../data/chat/change-history.ts'
import { conversationCountQuery } from '../../data/chat/history.ts'
import { formatNumber } from '../../lib/format/format-count.ts'
import { historyStrings } from '../../strings/strings.ts'

const words = historyStrings.deleteAll

interface Asked {
  count: number
  shared: number
  countedAt: string
}

/** Deletes all conversations, after a question that says how many they are and what stays. Those that begin meanwhile stay, too. */
export function DeleteAll() {
  const { user } = useUser()
  const client = useQueryClient()
  const report = useReportFailure()
  const deletion = useDeleteConversations()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isCounting, setCounting] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const ask = async () => {
    if (isCounting) return
    setCounting(true)
    await client.fetchQuery(conversationCountQuery).then(setAsked, (error: unknown) => report(error, words.notCounted))
    setCounting(false)
  }
  return (
    <div className="mt-6 flex justify-center">
      <Button ref={button} look="bare" aria-disabled={isCounting} onClick={() => void ask()} className="text-danger">
        <Trash2 aria-hidden className="size-4" />
        {words.button}
      </Button>
      <ConfirmDialog
        open={asked !== null}
        title={words.title(formatNumber(asked?.count ?? 0))}
        text={`${words.text(asked?.shared ?? 0)} ${user ? words.memberKeeps : words.guestKeeps}`}
        words={{ cancel: words.cancel, confirm: words.confirm, pending: words.deleting }}
        look="danger"
        isPending={deletion.isPending}
        onConfirm={() => asked && deletion.mutate(asked.countedAt, { onSettled: () => setAsked(null) })}
        onClose={() => setAsked(null)}
        onLeave={() => (button.current ?? document.getElementById('main'))?.focus()}
      />
    </div>
  )
}
