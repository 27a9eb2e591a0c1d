import { zodResolver } from '@hookform/resolvers/zod'
import { Dialog } from 'radix-ui'
import { useForm, useWatch } from 'react-hook-form'
import { textSourceRequest } from '../../../api/gen/constraints.ts'
import { TitledDialog } from '../../../components/dialog/titled-dialog.tsx'
import { TextArea } from '../../../components/form/text-area/text-area.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { knowledgeStrings } from '../../../strings/strings.ts'
import { DialogButtons } from './dialog-buttons.tsx'
import { limitsOf, type TextFields, textSchema } from './material-schemas.ts'

const words = knowledgeStrings.textForm
const limits = limitsOf(textSourceRequest.text)

export interface MaterialDialogProps<Fields> {
  /** The initial input. */
  start: Fields
  /** Receives the focus after closing. */
  opener: HTMLElement
  onAdd: (fields: Fields) => void
  /** Called with the current input, to keep it; without it when the code of the dialog is missing. */
  onClose: (fields?: Fields) => void
}

/** Adds a typed text as a source. The input is kept when the dialog closes. */
export function TextDialog({ start, opener, onAdd, onClose }: MaterialDialogProps<TextFields>) {
  const form = useForm<TextFields>({ resolver: zodResolver(textSchema), defaultValues: start })
  const { errors } = form.formState
  const text = useWatch({ control: form.control, name: 'text' })
  return (
    <TitledDialog title={words.title} close={words.close} opener={opener} onClose={() => onClose(form.getValues())}>
      <Dialog.Description className="mt-1 mb-5 text-14 text-ink-soft">{words.text}</Dialog.Description>
      <form
        noValidate
        onSubmit={(event) => {
          // Stops React's propagation to the handler of an outer form.
          event.stopPropagation()
          void form.handleSubmit(onAdd)(event)
        }}
        className="flex flex-col gap-5"
      >
        <TextField label={words.name} hint={words.nameHint} error={errors.title?.message} autoComplete="off" {...form.register('title')} />
        <TextArea label={words.body} rows={8} error={errors.text?.message} count={{ text, limits }} {...form.register('text')} />
        <DialogButtons words={{ save: words.add, cancel: words.cancel }} onCancel={() => onClose(form.getValues())} />
      </form>
    </TitledDialog>
  )
}
