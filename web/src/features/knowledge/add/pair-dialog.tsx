import { zodResolver } from '@hookform/resolvers/zod'
import { Dialog } from 'radix-ui'
import { useForm, useWatch } from 'react-hook-form'
import { pairSourceRequest } from '../../../api/gen/constraints.ts'
import { TitledDialog } from '../../../components/dialog/titled-dialog.tsx'
import { TextArea } from '../../../components/form/text-area/text-area.tsx'
import { knowledgeStrings } from '../../../strings/strings.ts'
import { DialogButtons } from './dialog-buttons.tsx'
import { limitsOf, type PairFields, pairSchema } from './material-schemas.ts'
import type { MaterialDialogProps } from './text-dialog.tsx'

const words = knowledgeStrings.pairForm

/** Adds a question with its answer as a source. The input is kept when the dialog closes. */
export function PairDialog({ start, opener, onAdd, onClose }: MaterialDialogProps<PairFields>) {
  const form = useForm<PairFields>({ resolver: zodResolver(pairSchema), defaultValues: start })
  const { errors } = form.formState
  const { question, answer } = useWatch({ control: form.control }) as PairFields
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
        <TextArea
          label={words.question}
          rows={2}
          error={errors.question?.message}
          count={{ text: question, limits: limitsOf(pairSourceRequest.question) }}
          {...form.register('question')}
        />
        <TextArea
          label={words.answer}
          rows={5}
          error={errors.answer?.message}
          count={{ text: answer, limits: limitsOf(pairSourceRequest.answer) }}
          {...form.register('answer')}
        />
        <DialogButtons words={{ save: words.add, cancel: words.cancel }} onCancel={() => onClose(form.getValues())} />
      </form>
    </TitledDialog>
  )
}
