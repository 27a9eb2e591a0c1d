import { ChevronRight } from '#icons'
import type { Citation } from '../../../api/schemas.ts'
import { PassageCard } from '../../../components/message/citations/passage-card.tsx'
import { personaFormStrings } from '../../../strings/strings.ts'

const { trial: words } = personaFormStrings

interface UsedPassagesProps {
  /** All passages that the model got. */
  given: Citation[]
  /** The passages among them that the answer cites. */
  cited: Citation[]
}

/** The passages that the model got for an answer of the trial, and which of them it cites. */
export function UsedPassages({ given, cited }: UsedPassagesProps) {
  if (given.length === 0) return <p className="mt-2 text-12 text-ink-soft">{words.noPassages}</p>
  const numbers = new Set(cited.map(({ n }) => n))
  return (
    <details className="group/used mt-2">
      <summary className="flex min-h-8 list-none items-center gap-1.5 text-12 font-medium text-ink-soft pointer-coarse:min-h-touch [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-3.5 flex-none transition-transform group-open/used:rotate-90" />
        {words.passages(given.length, numbers.size)}
      </summary>
      <ol className="mt-1 flex flex-col gap-2">
        {given.map((passage) => (
          <PassageCard
            key={passage.n}
            passage={passage}
            note={numbers.has(passage.n) ? words.cited : words.notCited}
            className="bg-raised"
          />
        ))}
      </ol>
    </details>
  )
}
