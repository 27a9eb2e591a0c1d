import { useState } from 'react'
import type { SuggestedTexts } from '../../../api/schemas.ts'
import { Announcement } from '../../../components/announcement/announcement.tsx'
import { Button } from '../../../components/button.tsx'
import { suggestionStrings } from '../../../strings/strings.ts'
import { SuggestedRow } from './suggested-row.tsx'
import { hasValue, type SuggestedField, suggestedFields, valuesOf } from './suggested-values.ts'
import { useTakeOver } from './use-take-over.ts'

const words = suggestionStrings

interface SuggestedListProps {
  suggestion: SuggestedTexts
  /** Whether the persona is new, so that its address follows its name. */
  isNew: boolean
}

/** All suggestions beside what the form has. Nothing is taken over without a press, and each can be undone. */
export function SuggestedList({ suggestion, isNew }: SuggestedListProps) {
  const values = valuesOf(suggestion)
  const { now, offered, open, taken, stateOf, take, takeBack } = useTakeOver(values, isNew)
  const [said, setSaid] = useState('')
  const missing = suggestedFields.filter((field) => !hasValue(values[field])).map((field) => words.fields[field])

  const takeOne = (field: SuggestedField) => {
    take([field])
    setSaid(words.taken(words.fields[field]))
  }
  const takeOneBack = (field: SuggestedField) => {
    takeBack([field])
    setSaid(words.takenBack(words.fields[field]))
  }
  const all = () => {
    if (open.length > 0) take(open)
    else takeBack(taken)
    setSaid(open.length > 0 ? words.allTaken : words.allTakenBack)
  }
  return (
    <div className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h4 className="font-strong">{words.heading}</h4>
        {open.length + taken.length > 0 && (
          <Button look={open.length > 0 ? 'primary' : 'quiet'} onClick={all}>
            {open.length > 0 ? words.useAll : words.undoAll}
          </Button>
        )}
      </div>
      <p className="mt-1 mb-4 max-w-measure text-14 text-ink-soft">{suggestion.template ? words.template : words.byModel}</p>
      <Announcement text={said} />
      <ul>
        {offered.map((field) => (
          <SuggestedRow
            key={field}
            field={field}
            current={now[field]}
            value={values[field]}
            state={stateOf(field)}
            onTake={() => takeOne(field)}
            onTakeBack={() => takeOneBack(field)}
          />
        ))}
      </ul>
      {missing.length > 0 && <p className="border-t border-line pt-4 text-14 text-ink-soft">{words.none(missing.join(', '))}</p>}
    </div>
  )
}
