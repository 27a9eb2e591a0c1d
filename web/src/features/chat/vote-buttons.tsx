import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import type { Bot } from '../../api/bot.ts'
import { ApiError, hasStatus, request } from '../../api/request.ts'
import { formatCount } from '../../components/format-count.ts'
import { IconButton } from '../../components/icon-button.tsx'
import { toastError } from '../../components/toast.ts'
import { strings } from '../../strings/strings.ts'
import { useUser } from '../auth/user-queries.ts'

type Direction = 'up' | 'down'
interface Tally {
  count: number
  userVote: Direction | null
}

const texts = strings.toasts

function toastRefusal(error: Error, direction: Direction) {
  if (hasStatus(error, 401)) return toastError(texts.voteSignedOut)
  if (error instanceof ApiError && error.reason === 'ALREADY_VOTED') return toastError(texts.alreadyVoted(direction))
  if (error instanceof ApiError) return toastError([texts.voteFailed[0], texts.voteRefused(error.detail)])
  return toastError(texts.voteFailed)
}

/** Thumbs around the net score. */
export function VoteButtons({ bot }: { bot: Bot }) {
  const { user } = useUser()
  const client = useQueryClient()
  const [tally, setTally] = useState<Tally>({ count: bot.voteCount, userVote: null })
  const vote = useMutation({
    mutationFn: (direction: Direction) =>
      request<Tally>(`/api/bots/${bot.id}/vote`, { method: 'POST', body: { isUpvote: direction === 'up' } }),
    onSuccess: (next) => {
      setTally(next)
      void client.invalidateQueries({ queryKey: ['bots'] })
    },
    onError: toastRefusal,
  })
  const cast = (direction: Direction) => {
    if (!user) return toastError(texts.voteSignedOut)
    if (!vote.isPending) vote.mutate(direction)
  }
  const pressed = (direction: Direction) => (tally.userVote === direction ? 'text-accent' : '')

  return (
    <div className="flex items-center">
      <IconButton
        icon={ThumbsUp}
        label={strings.chat.vote.up}
        aria-pressed={tally.userVote === 'up'}
        className={pressed('up')}
        onClick={() => cast('up')}
      />
      <span className="min-w-6 text-center text-14 font-strong tabular-nums">
        <span className="sr-only">{strings.chat.netScore(String(tally.count))}</span>
        <span aria-hidden>{formatCount(tally.count)}</span>
      </span>
      <IconButton
        icon={ThumbsDown}
        label={strings.chat.vote.down}
        aria-pressed={tally.userVote === 'down'}
        className={pressed('down')}
        onClick={() => cast('down')}
      />
    </div>
  )
}
