import { Link } from 'react-router-dom'
import type { OperatedPersona } from '../../../api/schemas.ts'
import { Medallion } from '../../../components/medallion.tsx'
import { hiddenAs } from '../../../data/personas/visibility.ts'
import { personaPath } from '../../../lib/navigation/paths.ts'

/** A persona's medallion, name and slug. The name leads to its page while others can see it. */
export function PersonaName({ persona: { bot, suspension, ownerSuspended, aboveLimit } }: { persona: OperatedPersona }) {
  const isHidden = suspension !== null || ownerSuspended || aboveLimit || hiddenAs(bot) !== null
  const name = <bdi className="wrap-anywhere">{bot.name}</bdi>
  return (
    <span className="flex items-center gap-3">
      <Medallion face={bot} size={36} />
      <span className="min-w-0">
        {isHidden ? (
          <span className="block font-strong">{name}</span>
        ) : (
          <Link to={personaPath(bot.slug)} className="block font-strong underline-offset-4 hover:underline">
            {name}
          </Link>
        )}
        <span className="block text-12 text-ink-soft wrap-anywhere">{bot.slug}</span>
      </span>
    </span>
  )
}
