import { type ComponentProps, useState } from 'react'
import { TextField } from '../../components/text-field.tsx'
import { StrengthMeter } from './strength-meter.tsx'
import { useStrength } from './use-strength.ts'

interface NewPasswordFieldProps extends ComponentProps<typeof TextField> {
  /** What is typed so far. */
  typed: string
  /** What a guesser knows: username, address. */
  known: string[]
}

/** A field for a password one makes up, with its strength below. */
export function NewPasswordField({ typed, known, ...rest }: NewPasswordFieldProps) {
  const [wanted, setWanted] = useState(false)
  const strength = useStrength(typed, known, wanted)
  return (
    <div className="flex flex-col gap-1">
      <TextField type="password" autoComplete="new-password" onFocus={() => setWanted(true)} {...rest} />
      <StrengthMeter strength={strength} />
    </div>
  )
}
