import { Link } from 'react-router-dom'
import type { Discussion, Expert } from '../../../api/schemas.ts'
import { Medallion } from '../../../components/medallion.tsx'
import { personaPath } from '../../../lib/navigation/paths.ts'
import { discussionStrings } from '../../../strings/strings.ts'
import { faceOf, stateOf } from '../experts.ts'

const { view } = discussionStrings

/** The experts as chips that link to their pages. Each shows its state while the experts work, or if it did not answer. */
export const ExpertList = ({ discussion }: { discussion: Discussion }) => (
  <ul aria-label={view.expertList} className="flex flex-wrap gap-2">
    {discussion.experts.map((expert) => (
      <li key={expert.id} className="min-w-0">
        <ExpertChip expert={expert} state={stateOf(expert, discussion)} isOngoing={discussion.status === 'ongoing'} />
      </li>
    ))}
  </ul>
)

interface ExpertChipProps {
  expert: Expert
  state: ReturnType<typeof stateOf>
  isOngoing: boolean
}

function ExpertChip({ expert, state, isOngoing }: ExpertChipProps) {
  const said = view.states[expert.declined ? 'declined' : state]
  const isSaid = state === 'absent' || (isOngoing && state === 'awaited')
  return (
    <Link to={personaPath(expert.id)} className="chip h-auto max-w-full gap-2 py-1 ps-1 whitespace-normal">
      <span className={`flex rounded-full ${state === 'answered' ? '' : 'expert-dim'}`}>
        <Medallion face={faceOf(expert)} size={28} />
      </span>
      <span className="min-w-0 leading-tight">
        <bdi className="wrap-anywhere text-ink">{expert.name}</bdi>
        {isSaid ? <span className="block text-12 text-ink-soft"> {said}</span> : isOngoing && <span className="sr-only"> {said}</span>}
      </span>
    </Link>
  )
}
