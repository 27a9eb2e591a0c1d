import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { secondFactorStrings } from '../../../strings/strings.ts'

const { step, problems } = secondFactorStrings

interface RecoveryCodeFormProps {
  isPending: boolean
  /** Whether the server refused the code. */
  wrong: boolean
  onSubmit: (answer: { recoveryCode: string }) => void
}

/** Asks for a recovery code. The field has the focus first, and again with a refused code selected. */
export function RecoveryCodeForm({ isPending, wrong, onSubmit }: RecoveryCodeFormProps) {
  const [code, setCode] = useState('')
  const [sent, setSent] = useState('')
  const [missing, setMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    if (!wrong || isPending) return
    input.current?.focus()
    input.current?.select()
  }, [wrong, isPending])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const recoveryCode = code.trim()
    setMissing(recoveryCode === '')
    if (recoveryCode === '') return input.current?.focus()
    setSent(code)
    onSubmit({ recoveryCode })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        ref={input}
        label={step.recoveryCode}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={code}
        readOnly={isPending}
        error={missing ? step.recoveryMissing : wrong && sent === code ? problems.wrongCode : undefined}
        onChange={(event) => setCode(event.target.value)}
        className="field w-full font-mono"
      />
      <Button type="submit" look="primary" aria-disabled={isPending} className="min-h-touch">
        {isPending ? step.checking : step.logIn}
      </Button>
    </form>
  )
}
