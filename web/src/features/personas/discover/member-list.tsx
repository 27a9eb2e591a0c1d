import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Bot } from '../../../api/schemas.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { useCreators } from '../../../data/personas/personas.ts'
import { discoverPath } from '../../../lib/navigation/paths.ts'
import { strings } from '../../../strings/strings.ts'
import { PersonaCard } from '../persona-card.tsx'
import { PersonaGrid, PersonaGridSkeleton } from '../persona-grid.tsx'
import { changeParams } from './discover-params.ts'

const { discover } = strings

interface MemberListProps {
  title: string
  /** Undefined until they are loaded. */
  bots: Bot[] | undefined
  error: Error | null
  onRetry: () => unknown
  empty: { title: string; text: string }
  /** Shown above the personas. */
  children?: ReactNode
}

/** A list of personas that is the member's own, in place of a search. */
export function MemberList({ title, bots, error, onRetry, empty, children }: MemberListProps) {
  const [address] = useSearchParams()
  const creators = useCreators(bots ?? [])
  if (!bots && error) {
    return (
      <Notice title={discover.failed} error={error}>
        <Button look="primary" onClick={onRetry}>
          {strings.errors.tryAgain}
        </Button>
      </Notice>
    )
  }
  if (!bots) {
    return (
      <div className="mt-8">
        <PersonaGridSkeleton count={4} />
      </div>
    )
  }
  if (bots.length === 0) {
    return (
      <div role="status">
        <Notice title={empty.title} text={empty.text}>
          <ButtonLink to={discoverPath}>{discover.toAll}</ButtonLink>
        </Notice>
      </div>
    )
  }
  return (
    <section aria-label={title} className="mt-8">
      <h2 className="sr-only">{title}</h2>
      {children}
      <PersonaGrid>
        {bots.map((bot) => (
          <PersonaCard
            key={bot.id}
            bot={bot}
            creator={bot.userId === null ? strings.persona.formerMember : creators[bot.userId]}
            to={{ search: String(changeParams(address, { chat: bot.slug })) }}
          />
        ))}
      </PersonaGrid>
    </section>
  )
}
