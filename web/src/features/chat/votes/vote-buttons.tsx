import { ThumbsDown, ThumbsUp } from '#icons'
import type { Bot } from '../../../api/schemas.ts'
import { IconButton } from '../../../components/icon-button.tsx'
import { formatCount } from '../../../lib/format/format-count.ts'
import { strings } from '../../../strings/strings.ts'
import { useVote } from './use-vote.ts'

const directions = [
  ['up', ThumbsUp],
  ['down', ThumbsDown],
] as const

/** Two votes around the net score. On the member's own persona their labels say why they are disabled. */
export function VoteButtons({ bot }: { bot: Bot }) {
  const { votes, own, vote } = useVote(bot)
  const [up, down] = directions.map(([direction, icon]) => {
    const pressed = votes.userVote === direction
    return (
      <IconButton
        key={direction}
        icon={icon}
        label={own ? strings.chat.voteOwn[direction] : strings.chat.vote[direction]}
        aria-pressed={pressed}
        className={pressed ? 'text-accent' : own ? 'cursor-not-allowed opacity-60' : ''}
        // Ignores the second click of a double click.
        onClick={({ detail }) => !(detail > 1 && pressed) && vote(direction)}
      />
    )
  })
  return (
    <div className="flex items-center">
      {up}
      <span className="min-w-6 text-center text-14 font-strong tabular-nums">
        <span className="sr-only">{strings.chat.netScore(String(votes.count))}</span>
        <span aria-hidden>{formatCount(votes.count)}</span>
      </span>
      {down}
    </div>
  )
}
