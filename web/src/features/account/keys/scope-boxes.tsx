import type { Scope } from '../../../api/schemas.ts'
import { keyStrings } from '../../../strings/strings.ts'

const words = keyStrings.form
const all = Object.keys(words.does) as Scope[]

interface ScopeBoxesProps {
  /** The prefix of the ids of the boxes. */
  id: string
  /** The scopes to choose from; all by default. */
  offered?: readonly Scope[]
  chosen: readonly Scope[]
  error: string | null
  onChoose: (scopes: readonly Scope[]) => void
}

/** A check box for each scope, with what it allows and what that costs. */
export const ScopeBoxes = ({ id, offered: scopes = all, chosen, error, onChoose }: ScopeBoxesProps) => (
  <fieldset aria-describedby={error ? `${id}-error` : undefined}>
    <legend className="mb-1.5 text-14 font-strong">{words.scopes}</legend>
    <div className="flex flex-col gap-2">
      {scopes.map((scope) => (
        <div key={scope} className="flex items-start gap-2.5 text-14">
          <input
            id={`${id}-${scope}`}
            type="checkbox"
            checked={chosen.includes(scope)}
            aria-describedby={`${id}-${scope}-text`}
            onChange={({ target }) => onChoose(scopes.filter((each) => (each === scope ? target.checked : chosen.includes(each))))}
            className="mt-0.5 size-5 flex-none accent-accent"
          />
          <div>
            <label htmlFor={`${id}-${scope}`} className="font-medium">
              {words.does[scope][0]}
            </label>
            <p id={`${id}-${scope}-text`} className="text-12 text-ink-soft">
              {words.does[scope][1]}
            </p>
          </div>
        </div>
      ))}
    </div>
    {error && (
      <p id={`${id}-error`} role="alert" className="mt-1.5 text-14 text-danger">
        {error}
      </p>
    )}
  </fieldset>
)
