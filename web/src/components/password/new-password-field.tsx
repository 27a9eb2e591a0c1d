import { type ComponentProps, useState } from 'react'
import { TextField } from '../form/text-field.tsx'
import { StrengthMeter } from './strength-meter.tsx'
import { useStrength } from './use-strength.ts'

interface NewPasswordFieldProps extends ComponentProps<typeof TextField> {
  /** The current value. */
  typed: string
  /** Values that an attacker may know: username and email address. */
  known: string[]
}

/** A field for a new password with a strength meter. */
export function NewPasswordField({ typed, known, ...rest }: NewPasswordFieldProps) {
  const [wasFocused, setWasFocused] = useState(false)
  const strength = useStrength(typed, known, wasFocused)
  return (
    <div className="flex flex-col gap-1">
      <TextField type="password" autoComplete="new-password" onFocus={() => setWasFocused(true)} {...rest} />
      <StrengthMeter strength={strength} />
    </div>
  )
}
