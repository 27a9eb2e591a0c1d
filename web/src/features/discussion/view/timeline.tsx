import { useId, useState } from 'react'
import type { Discussion } from '../../../api/schemas.ts'
import { discussionStrings } from '../../../strings/strings.ts'
import { awaitedRound, stateOf } from '../experts.ts'
import { AwaitedContribution, Contribution } from './contribution.tsx'

const { rounds, noSecondRound, timeline } = discussionStrings

/** The answers of a discussion by round, in the order in which they arrived, and those that are awaited. */
export function Timeline({ discussion }: { discussion: Discussion }) {
  const { conversationFlow, revisionsSkipped } = discussion
  const awaited = awaitedRound(discussion)
  // Cuts first answers shorter only for a discussion that was opened after its end, so that no text is cut while it is being read.
  const [wasOver] = useState(awaited === null)
  const shown = [1, 2].filter((round) => round === awaited || conversationFlow.some((answer) => answer.round === round))
  if (shown.length === 0) return null
  return (
    <section aria-label={timeline} className="flex flex-col gap-10">
      {shown.map((round) => (
        <Round
          key={round}
          discussion={discussion}
          round={round}
          isAwaited={round === awaited}
          isSuperseded={wasOver && round === 1 && shown.includes(2)}
        />
      ))}
      {revisionsSkipped && <p className="text-14 text-ink-soft">{noSecondRound}</p>}
    </section>
  )
}

interface RoundProps {
  discussion: Discussion
  round: number
  isAwaited: boolean
  isSuperseded: boolean
}

function Round({ discussion, round, isAwaited, isSuperseded }: RoundProps) {
  const id = useId()
  const { experts, conversationFlow } = discussion
  const expertOf = new Map(experts.map((expert) => [expert.id, expert]))
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="flex items-center gap-4 font-serif text-22 font-medium tracking-tight after:h-px after:flex-1 after:bg-line">
        {rounds[round]}
      </h2>
      <ol className="mt-5 flex flex-col gap-7">
        {conversationFlow
          .filter((answer) => answer.round === round)
          .map((answer) => {
            const expert = expertOf.get(answer.expertId)
            return expert && <Contribution key={answer.expertId} expert={expert} contribution={answer} isSuperseded={isSuperseded} />
          })}
        {isAwaited &&
          experts
            .filter((expert) => stateOf(expert, discussion) === 'awaited')
            .map((expert) => <AwaitedContribution key={expert.id} expert={expert} />)}
      </ol>
    </section>
  )
}
