import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import type { ImportedCard } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { cardStrings } from '../../../strings/strings.ts'
import type { PersonaFields } from '../schema/form-schema.ts'
import { cardFieldNames, fieldsOfCard, isFilled } from './card-fields.ts'
import { MaterialChoice } from './material-choice.tsx'

const words = cardStrings

interface ImportedCardViewProps {
  card: ImportedCard
  isTaking: boolean
  /** Called with the indexes of the chosen material. */
  onTake: (chosen: ReadonlySet<number>) => void
}

/** What a card holds: the fields that it fills in, its texts to choose as material, and what has no place. */
export function ImportedCardView({ card, isTaking, onTake }: ImportedCardViewProps) {
  const { isDirty } = useFormState<PersonaFields>()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(card.material.keys()))
  const fields = fieldsOfCard(card)
  const filled = cardFieldNames.filter((name) => isFilled(fields[name]))
  const missing = cardFieldNames.filter((name) => !filled.includes(name)).map((name) => words.fields[name])
  const name = card.form.name || words.unnamed
  return (
    <div className="mt-4 flex flex-col gap-5">
      <div className="flex items-start gap-4">
        {card.picture !== null && (
          <img
            src={card.picture}
            alt={words.picture(name)}
            width={72}
            height={72}
            className="size-18 flex-none rounded-full border border-line"
          />
        )}
        <div className="min-w-0">
          <h4 className="font-strong wrap-anywhere" dir="auto">
            {name}
          </h4>
          <p className="text-14 text-ink-soft wrap-anywhere" dir="auto">
            {card.form.description}
          </p>
        </div>
      </div>
      <div className="text-14">
        <h5 className="font-strong">{words.fills}</h5>
        <p>{[...filled.map((field) => words.fields[field]), ...(card.picture === null ? [] : [words.pictureField])].join(', ')}</p>
        {missing.length > 0 && <p className="text-ink-soft">{words.missing(missing.join(', '))}</p>}
      </div>
      {card.material.length > 0 && <MaterialChoice material={card.material} chosen={chosen} onChoose={setChosen} />}
      {card.left.length > 0 && (
        <details className="text-14">
          <summary className="min-h-touch cursor-pointer py-2.5 font-strong">{words.left(card.left.length)}</summary>
          <p className="mb-2 text-ink-soft">{words.leftText}</p>
          <ul className="rounded-control border border-line bg-sunken px-3 py-2 font-mono text-12">
            {card.left.map((path) => (
              <li key={path} className="wrap-anywhere">
                {path}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button look="primary" aria-disabled={isTaking} onClick={() => !isTaking && onTake(chosen)}>
          {isTaking ? words.taking : words.take}
        </Button>
        {isDirty && <p className="text-14 text-ink-soft">{words.replaces}</p>}
      </div>
    </div>
  )
}
