import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../components/button.tsx'
import { Medallion } from '../../components/medallion.tsx'
import { circleQuery } from '../../data/experts/circle.ts'
import { circlePath } from '../../lib/navigation/paths.ts'
import { overviewStrings as words } from '../../strings/strings.ts'
import { OverviewSection } from './overview-section.tsx'

/** The member's circle, or what a circle is for. */
export function CircleToday({ userId }: { userId: string }) {
  const { data } = useQuery(circleQuery(userId))
  if (!data) return null
  const { bots } = data
  return (
    <OverviewSection title={words.circle}>
      {bots.length > 0 ? (
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <ul className="flex -space-x-2">
            {bots.map((bot) => (
              <li key={bot.id}>
                <Medallion face={bot} size={48} />
                <span className="sr-only">{bot.name}</span>
              </li>
            ))}
          </ul>
          <p className="text-14 text-ink-soft">{words.circleOf(bots.length)}</p>
        </div>
      ) : (
        <p className="mb-4 text-ink-soft">{words.noCircle}</p>
      )}
      <ButtonLink to={circlePath}>{bots.length > 0 ? words.toCircle : words.pickExperts}</ButtonLink>
    </OverviewSection>
  )
}
