import { ThumbsDown, ThumbsUp } from 'lucide-react'
import type { Bot } from '../../api/bot.ts'
import { formatCount } from '../../components/format-count.ts'
import { IconButton } from '../../components/icon-button.tsx'
import { strings } from '../../strings/strings.ts'
import { useVote } from './use-vote.ts'

const ways = [
  ['up', ThumbsUp],
  ['down', ThumbsDown],
] as const

/** Thumbs around the net score. On one's own persona they say why they do nothing. */
export function VoteButtons({ bot }: { bot: Bot }) {
  const { tally, own, vote } = useVote(bot)
  const [up, down] = ways.map(([direction, icon]) => {
    const pressed = tally.userVote === direction
    return (
      <IconButton
        key={direction}
        icon={icon}
        label={own ? strings.chat.voteOwn[direction] : strings.chat.vote[direction]}
        aria-pressed={pressed}
        className={pressed ? 'text-accent' : own ? 'cursor-not-allowed opacity-60' : ''}
        // The second half of a double click is no second vote.
        onClick={({ detail }) => !(detail > 1 && pressed) && vote(direction)}
      />
    )
  })
  return (
    <div className="flex items-center">
      {up}
      <span className="min-w-6 text-center text-14 font-strong tabular-nums">
        <span className="sr-only">{strings.chat.netScore(String(tally.count))}</span>
        <span aria-hidden>{formatCount(tally.count)}</span>
      </span>
      {down}
    </div>
  )
}
