import { useSearchParams } from 'react-router-dom'
import { entryTypes } from '../../../data/zeitgeist/entries.ts'
import { readChosenTypes, toggleType, writeChosenTypes } from '../../../data/zeitgeist/shown-entries.ts'
import { zeitgeistStrings as words } from '../../../strings/strings.ts'
import { typeIcons } from './type-icons.ts'

/** Filters entries by any number of kinds, stored in the URL. 'All' removes the filter. */
export function FilterChips() {
  const [address, setAddress] = useSearchParams()
  const chosen = readChosenTypes(address)
  const choose = (types: typeof chosen) => setAddress(writeChosenTypes(address, types), { replace: true })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div role="group" aria-label={words.filter} className="flex flex-wrap gap-2">
      <button type="button" aria-pressed={chosen.length === 0} onClick={() => choose([])} className="chip">
        {words.all}
      </button>
      {entryTypes.map((type) => {
        const Icon = typeIcons[type]
        return (
          <button
            key={type}
            type="button"
            aria-pressed={chosen.includes(type)}
            onClick={() => choose(toggleType(chosen, type))}
            className="chip gap-1.5"
          >
            <Icon aria-hidden className="size-4" />
            {words.kinds[type]}
          </button>
        )
      })}
    </div>
  )
}
