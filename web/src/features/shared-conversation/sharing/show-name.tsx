import { useId } from 'react'
import { sharedConversationStrings } from '../../../strings/strings.ts'

const { dialog } = sharedConversationStrings

interface ShowNameProps {
  name: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** The choice whether a shared conversation shows the member's name. */
export function ShowName({ name, checked, onChange }: ShowNameProps) {
  const id = useId()
  return (
    <div className="mt-4 flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        aria-describedby={`${id}-text`}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-1 size-4.5 flex-none accent-accent"
      />
      <div className="min-w-0 text-14">
        <label htmlFor={id} className="font-strong wrap-anywhere">
          {dialog.showName(name)}
        </label>
        <p id={`${id}-text`} className="text-ink-soft">
          {dialog.showNameText}
        </p>
      </div>
    </div>
  )
}
