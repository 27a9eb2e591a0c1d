import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Featured } from '../../../api/schemas.ts'
import { SearchBox } from '../../../components/form/search-box.tsx'
import { maxOperatedSearch, operatedPersonasQuery } from '../../../data/console/operated.ts'
import { consoleStrings } from '../../../strings/strings.ts'
import { Loaded } from '../list/loaded.tsx'
import { PersonaState } from '../personas/persona-state.tsx'
import { FeaturedRow } from './featured-row.tsx'
import { FeaturingButtons } from './featuring-buttons.tsx'

const { featured: words, personas } = consoleStrings
const matchesShown = 8

/** A search for personas to pin or exclude. Nothing is listed without a search. */
export function FindPersona({ featured }: { featured: Featured }) {
  const [search, setSearch] = useState('')
  const query = useQuery({
    ...operatedPersonasQuery({ search, suspended: false, page: 1, limit: matchesShown }),
    enabled: search !== '',
  })
  return (
    <section aria-label={words.find}>
      <h2 className="mb-3 font-serif text-22 font-medium">{words.find}</h2>
      <SearchBox
        value={search}
        label={personas.search}
        placeholder={personas.searchHint}
        maxLength={maxOperatedSearch}
        onSearch={setSearch}
      />
      {search !== '' && (
        <div className="mt-3">
          <Loaded query={query} failed={personas.failed}>
            {({ items }) =>
              items.length === 0 ? (
                <p role="status" className="text-14 text-ink-soft">
                  {words.none}
                </p>
              ) : (
                <ul aria-label={words.found} className="divide-y divide-line rounded-card border border-line">
                  {items.map((persona) => (
                    <FeaturedRow
                      key={persona.bot.id}
                      bot={persona.bot}
                      state={<PersonaState persona={persona} />}
                      actions={<FeaturingButtons bot={persona.bot} featured={featured} />}
                    />
                  ))}
                </ul>
              )
            }
          </Loaded>
        </div>
      )}
    </section>
  )
}
