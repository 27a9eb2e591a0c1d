import { Button } from '../../../components/button.tsx'
import { suggestionStrings } from '../../../strings/strings.ts'
import { type SuggestedField, textOf } from './suggested-values.ts'
import type { FieldState } from './use-take-over.ts'

const { fields, now, suggested, empty, same, use, takeOf, undo, undoOf } = suggestionStrings

interface SuggestedRowProps {
  field: SuggestedField
  current: string | string[] | undefined
  value: string | string[] | undefined
  state: FieldState
  onTake: () => void
  onTakeBack: () => void
}

/** A suggestion for one field beside what the form has, with the button that takes it over. */
export const SuggestedRow = ({ field, current, value, state, onTake, onTakeBack }: SuggestedRowProps) => {
  const label = fields[field]
  const isTaken = state === 'taken'
  return (
    <li className="border-t border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h5 className="text-14 font-strong">{label}</h5>
        {state === 'same' ? (
          <p className="text-14 text-ink-soft">{same}</p>
        ) : (
          <Button aria-label={isTaken ? undoOf(label) : takeOf(label)} onClick={isTaken ? onTakeBack : onTake}>
            {isTaken ? undo : use}
          </Button>
        )}
      </div>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        <Text title={now} label={`${label}: ${now}`} text={textOf(current)} />
        <Text title={suggested} label={`${label}: ${suggested}`} text={textOf(value)} isSuggested />
      </div>
    </li>
  )
}

/** A longer text scrolls. */
const longText = 400

const Text = ({ title, label, text, isSuggested = false }: { title: string; label: string; text: string; isSuggested?: boolean }) => (
  <div className={`min-w-0 rounded-control border border-line px-3 py-2 text-14 ${isSuggested ? 'bg-page' : 'bg-sunken'}`}>
    <p className="text-12 text-ink-soft">{title}</p>
    {text.length > longText ? (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
      <section aria-label={label} tabIndex={0} dir="auto" className="max-h-48 overflow-auto wrap-anywhere whitespace-pre-wrap">
        {text}
      </section>
    ) : (
      <p dir="auto" className={`wrap-anywhere whitespace-pre-wrap ${text === '' ? 'text-ink-soft' : ''}`}>
        {text === '' ? empty : text}
      </p>
    )}
  </div>
)
