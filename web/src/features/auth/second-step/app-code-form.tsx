import { useEffect } from 'react'
import { Button } from '../../../components/button.tsx'
import { CodeField } from '../../../components/form/code-field/code-field.tsx'
import { useCodeEntry } from '../../../components/form/code-field/use-code-entry.ts'
import { secondFactorStrings } from '../../../strings/strings.ts'

const { step, problems } = secondFactorStrings

interface AppCodeFormProps {
  isPending: boolean
  /** Whether the server refused the code. */
  wrong: boolean
  /** Whether no passkey is offered, so that this field gets the initial focus. */
  isMain: boolean
  onSubmit: (answer: { code: string }) => void
}

/** Asks for the code of the app. */
export function AppCodeForm({ isPending, wrong, isMain, onSubmit }: AppCodeFormProps) {
  const refusal = wrong ? problems.wrongCode : undefined
  const entry = useCodeEntry({ isPending, refusal, onSend: (code) => onSubmit({ code }) })
  const { ref } = entry.field
  useEffect(() => {
    if (isMain) ref.current?.focus()
  }, [isMain, ref])
  return (
    <form noValidate onSubmit={entry.onSubmit} className="flex flex-col gap-5">
      <CodeField label={step.code} hint={step.codeHint} {...entry.field} />
      <Button type="submit" look={isMain ? 'primary' : 'quiet'} aria-disabled={isPending} className="min-h-touch">
        {isPending ? step.checking : step.logIn}
      </Button>
    </form>
  )
}
