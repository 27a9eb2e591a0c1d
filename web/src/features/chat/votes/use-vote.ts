import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Bot } from '../../../api/schemas.ts'
import { useUser } from '../../../data/accounts/user.ts'
import { castVote, type Direction, voteCountQuery } from '../../../data/personas/votes.ts'
import { ApiError, hasStatus } from '../../../lib/errors/api-error.ts'
import { toastError } from '../../../lib/toast/toast.ts'
import { strings } from '../../../strings/strings.ts'
import { accepted, cast, initialVotes, refused, reported, shownVotes, type VoteTransition } from './vote-state.ts'

const texts = strings.toasts

const isAlreadyVoted = (error: unknown) => error instanceof ApiError && error.reason === 'ALREADY_VOTED'

function toastRefusal(error: unknown, direction: Direction) {
  if (hasStatus(error, 401)) return toastError(texts.voteSignedOut)
  if (isAlreadyVoted(error)) return toastError(texts.alreadyVoted(direction))
  if (error instanceof ApiError) return toastError([texts.voteFailed[0], texts.voteRefused(error.detail)])
  return toastError(texts.voteFailed)
}

/** The votes of a persona with the member's own, and a function that votes: shown at once, rolled back when the server refuses. */
export function useVote(bot: Bot) {
  const { user } = useUser()
  const client = useQueryClient()
  const own = user !== null && user.id === bot.userId
  const query = voteCountQuery(bot.id, user?.id ?? null)
  const { data } = useQuery({ ...query, enabled: user !== null && !own })

  const [state, setState] = useState(() => initialVotes(data ?? { count: bot.voteCount, userVote: null }))
  const latest = useRef(state)
  const update = (next: typeof state) => {
    latest.current = next
    setState(next)
  }
  const report = user === null || own ? null : data
  useEffect(() => {
    const next = reported(latest.current, report ?? { count: bot.voteCount, userVote: null })
    latest.current = next
    setState(next)
  }, [report, bot.voteCount])

  /** Applies a transition and the ones that its response causes. Resolves to whether the server accepted the last vote. */
  const apply = async ({ state, request }: VoteTransition, wasAccepted = false): Promise<boolean> => {
    update(state)
    if (request === null) return wasAccepted
    // Cancels an earlier request, whose response would overwrite this vote.
    await client.cancelQueries({ queryKey: ['votes', bot.id] })
    const response = await castVote(bot.id, request).catch((error: unknown) => ({ error }))
    if (!('error' in response)) {
      client.setQueryData(query.queryKey, response)
      return apply(accepted(latest.current, response), true)
    }
    const next = refused(latest.current, isAlreadyVoted(response.error))
    if (next.request === null) toastRefusal(response.error, request)
    return apply(next)
  }

  const start = async (transition: VoteTransition) => {
    const wasAccepted = await apply(transition)
    // The running call of `apply` requests the waiting choice.
    if (transition.request === null) return
    void client.invalidateQueries({ queryKey: ['votes', bot.id] })
    if (wasAccepted) void client.invalidateQueries({ queryKey: ['bots'] })
  }

  const vote = (direction: Direction) => {
    if (!user) return toastError(texts.voteSignedOut)
    if (own) return toastError([texts.voteFailed[0], texts.voteRefused(texts.voteOwn)])
    void start(cast(latest.current, direction))
  }
  return { votes: shownVotes(state), own, vote }
}
