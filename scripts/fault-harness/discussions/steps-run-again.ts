import type { ProviderCall } from './discussion-client.ts'
import type { StoredDiscussion } from './stored-discussions.ts'

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
