import { CodeField } from '../../../components/form/code-field/code-field.tsx'
import { useCodeEntry } from '../../../components/form/code-field/use-code-entry.ts'
import { isAnswerWrong } from '../../../data/accounts/second-factor/second-step.ts'
import { fieldErrors } from '../../../lib/errors/refusals.ts'
import { secondFactorStrings } from '../../../strings/strings.ts'
import { ChangeError } from './change-error.tsx'
import { DialogButtons } from './factor-dialog.tsx'

const { dialogs, problems } = secondFactorStrings
const words = dialogs.app

interface ConfirmAppFormProps {
  confirm: { isPending: boolean; error: unknown }
  onConfirm: (code: string) => void
}

/** Asks for the first code of the app. */
export function ConfirmAppForm({ confirm: { isPending, error }, onConfirm }: ConfirmAppFormProps) {
  const refusal = isAnswerWrong(error) ? problems.wrongCode : fieldErrors(error).code
  const { onSubmit, field } = useCodeEntry({ isPending, refusal, onSend: onConfirm })
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <CodeField label={words.code} hint={words.codeHint} {...field} />
      <ChangeError error={refusal ? null : error} fields={[]} />
      <DialogButtons confirm={isPending ? words.checking : words.confirm} isBusy={isPending} />
    </form>
  )
}
