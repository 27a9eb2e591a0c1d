import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Bot, Featured } from '../../../api/schemas.ts'
import { featuredQuery, maxPinned } from '../../../data/console/featured.ts'
import { consoleStrings } from '../../../strings/strings.ts'
import { Section } from '../layout/section.tsx'
import { Loaded } from '../list/loaded.tsx'
import { PersonaState } from '../personas/persona-state.tsx'
import { FeaturedRow } from './featured-row.tsx'
import { FeaturingButtons } from './featuring-buttons.tsx'
import { FindPersona } from './find-persona.tsx'

const { featured: words, sections } = consoleStrings

/** Who is featured today, pinned and excluded, and a search to pin or exclude another persona. */
export function FeaturedList() {
  const query = useQuery(featuredQuery)
  return (
    <Section title={sections.featured} intro={words.intro}>
      <Loaded query={query} failed={words.failed}>
        {(featured) => (
          <div className="flex flex-col gap-8">
            <Group title={words.today} empty={words.noToday} isEmpty={featured.today.length === 0}>
              {featured.today.map((bot) => (
                <Row key={bot.id} bot={bot} featured={featured} />
              ))}
            </Group>
            <Group title={words.pinned(featured.pinned.length, maxPinned)} empty={words.noPinned} isEmpty={featured.pinned.length === 0}>
              {featured.pinned.map((persona) => (
                <Row key={persona.bot.id} bot={persona.bot} featured={featured} state={<PersonaState persona={persona} />} />
              ))}
            </Group>
            <Group title={words.excluded} empty={words.noExcluded} isEmpty={featured.excluded.length === 0}>
              {featured.excluded.map((persona) => (
                <Row key={persona.bot.id} bot={persona.bot} featured={featured} state={<PersonaState persona={persona} />} />
              ))}
            </Group>
            <FindPersona featured={featured} />
          </div>
        )}
      </Loaded>
    </Section>
  )
}

const Row = ({ bot, featured, state }: { bot: Bot; featured: Featured; state?: ReactNode }) => (
  <FeaturedRow bot={bot} state={state} actions={<FeaturingButtons bot={bot} featured={featured} />} />
)

interface GroupProps {
  title: string
  /** The text of an empty group. */
  empty: string
  isEmpty: boolean
  children: ReactNode
}

const Group = ({ title, empty, isEmpty, children }: GroupProps) => (
  <section aria-label={title}>
    <h2 className="mb-3 font-serif text-22 font-medium">{title}</h2>
    {isEmpty ? (
      <p className="text-14 text-ink-soft">{empty}</p>
    ) : (
      <ul className="divide-y divide-line rounded-card border border-line">{children}</ul>
    )}
  </section>
)
