import { type ReactNode, useId } from 'react'

interface SwitchRowProps {
  label: string
  text: string
  on: boolean
  /** Whether a change is being saved, during which the switch does nothing. */
  isPending?: boolean
  /** Whether it cannot be changed; the children say why. */
  isDisabled?: boolean
  onChoose: (on: boolean) => void
  /** Below the text. */
  children?: ReactNode
}

/** A setting that is on or off, with its explanation. */
export function SwitchRow({ label, text, on, isPending = false, isDisabled, onChoose, children }: SwitchRowProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-4 px-4 py-4 sm:px-5">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="text-14 font-strong">
          {label}
        </label>
        <p id={`${id}-note`} className="text-14 text-ink-soft">
          {text}
        </p>
        {children}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        disabled={isDisabled}
        aria-describedby={`${id}-note`}
        onChange={(event) => !isPending && onChoose(event.target.checked)}
        className="switch mt-0.5"
      />
    </div>
  )
}
