/** A call of the fake provider for a step of a discussion. */
export interface ProviderCall {
  kind: 'draft' | 'revision' | 'chair'
  /** The request id of the discussion. */
  discussion: string
  /** The number of the expert, as `createExperts` marks it; empty for the chair. */
  expert: string
  /** When it began, in milliseconds since 1970. */
  at: number
}

/** What the stores have of one discussion. */
export interface StoredDiscussion {
  id: string
  memberId: string
  requestId: string
  status: 'claimed' | 'ongoing' | 'completed' | 'failed'
  steps: readonly { kind: ProviderCall['kind']; expertId: string; content: string; at: Date }[]
  createdAt: Date
  finishedAt: Date | null
}

/**
 * Counts the stored steps for which the provider was asked after they had been stored. `experts`: the ids of the personas in the order of their
 * marks.
 */
export function stepsRunAgain(
  discussions: readonly Pick<StoredDiscussion, 'requestId' | 'steps'>[],
  calls: readonly ProviderCall[],
  experts: readonly string[],
): number {
  const personaOf = ({ expert }: ProviderCall) => (expert === '' ? '' : experts[Number(expert)])
  const callsOf = Map.groupBy(calls, ({ discussion }) => discussion)
  const runAgain = discussions.flatMap(({ requestId, steps }) =>
    steps.filter(({ kind, expertId, at }) =>
      callsOf.get(requestId)?.some((call) => call.kind === kind && personaOf(call) === expertId && call.at > at.getTime()),
    ),
  )
  return runAgain.length
}
