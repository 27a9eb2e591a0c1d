import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Bot } from '../../api/bot.ts'
import { ApiError, hasStatus, request } from '../../api/request.ts'
import { toastError } from '../../components/toast.ts'
import { strings } from '../../strings/strings.ts'
import { useUser } from '../auth/user-queries.ts'
import { accepted, cast, type Direction, learned, refused, shownTally, type Tally, type VoteStep, votesAt } from './vote-state.ts'

const texts = strings.toasts

const isAlreadyThere = (error: unknown) => error instanceof ApiError && error.reason === 'ALREADY_VOTED'

function toastRefusal(error: unknown, direction: Direction) {
  if (hasStatus(error, 401)) return toastError(texts.voteSignedOut)
  if (isAlreadyThere(error)) return toastError(texts.alreadyVoted(direction))
  if (error instanceof ApiError) return toastError([texts.voteFailed[0], texts.voteRefused(error.detail)])
  return toastError(texts.voteFailed)
}

const tallyQuery = (botId: string, person: string | null) =>
  queryOptions({
    queryKey: ['votes', botId, person],
    queryFn: async (): Promise<Tally> => {
      const { count, userVote } = await request<Partial<Tally>>(`/api/bots/${encodeURIComponent(botId)}/vote-count`)
      return { count: count ?? 0, userVote: userVote ?? null }
    },
  })

/** The tally of a persona with one's own vote in it, and the way to vote: shown at once, put right when the server refuses. */
export function useVote(bot: Bot) {
  const { user } = useUser()
  const client = useQueryClient()
  const own = user !== null && user.id === bot.userId
  const query = tallyQuery(bot.id, user?.id ?? null)
  const { data } = useQuery({ ...query, enabled: user !== null && !own })

  const [state, setState] = useState(() => votesAt(data ?? { count: bot.voteCount, userVote: null }))
  const latest = useRef(state)
  const move = (next: typeof state) => {
    latest.current = next
    setState(next)
  }
  const known = user === null || own ? null : data
  useEffect(() => {
    const next = learned(latest.current, known ?? { count: bot.voteCount, userVote: null })
    latest.current = next
    setState(next)
  }, [known, bot.voteCount])

  /** Carries out a step, and those that come of it, until nothing is left to ask for; gives whether the last one was taken. */
  const follow = async ({ state, ask }: VoteStep, taken = false): Promise<boolean> => {
    move(state)
    if (ask === null) return taken
    const path = `/api/bots/${encodeURIComponent(bot.id)}/vote`
    // An answer that was asked for before this vote would take it back.
    await client.cancelQueries({ queryKey: ['votes', bot.id] })
    const answer = await request<Tally>(path, { method: 'POST', body: { isUpvote: ask === 'up' } }).catch((error: unknown) => ({ error }))
    if (!('error' in answer)) {
      client.setQueryData(query.queryKey, answer)
      return follow(accepted(latest.current, answer), true)
    }
    const next = refused(latest.current, isAlreadyThere(answer.error))
    if (next.ask === null) toastRefusal(answer.error, ask)
    return follow(next)
  }

  const begin = async (step: VoteStep) => {
    const taken = await follow(step)
    // A choice that waits is carried out by whoever waits for the answer.
    if (step.ask === null) return
    void client.invalidateQueries({ queryKey: ['votes', bot.id] })
    if (taken) void client.invalidateQueries({ queryKey: ['bots'] })
  }

  const vote = (direction: Direction) => {
    if (!user) return toastError(texts.voteSignedOut)
    if (own) return toastError([texts.voteFailed[0], texts.voteRefused(texts.voteOwn)])
    void begin(cast(latest.current, direction))
  }
  return { tally: shownTally(state), own, vote }
}
