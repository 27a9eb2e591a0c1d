import { zodResolver } from '@hookform/resolvers/zod'
import { Dialog } from 'radix-ui'
import { useForm, useWatch } from 'react-hook-form'
import { answerInboxItemRequest } from '../../../api/gen/constraints.ts'
import type { InboxItem } from '../../../api/schemas.ts'
import { TitledDialog } from '../../../components/dialog/titled-dialog.tsx'
import { TextArea } from '../../../components/form/text-area/text-area.tsx'
import { useAnswerItem } from '../../../data/knowledge/inbox.ts'
import { ApiError } from '../../../lib/errors/api-error.ts'
import { showFieldErrors } from '../../../lib/errors/show-field-errors.ts'
import { knowledgeStrings } from '../../../strings/strings.ts'
import { DialogButtons } from '../add/dialog-buttons.tsx'
import { limitsOf, type PairFields, pairSchema } from '../add/material-schemas.ts'
import { uploadProblem } from '../add/upload-problem.ts'

const { answer: words } = knowledgeStrings

interface AnswerDialogProps {
  botId: string
  item: InboxItem
  /** The initial input: the reported answer, or earlier input. */
  start: PairFields
  /** Receives the focus after closing, unless the item was removed. */
  opener: HTMLElement
  /** Called with the current input, to keep it; without it when the code of the dialog is missing. */
  onClose: (fields?: PairFields) => void
  /** Moves the focus once the item has left the list. */
  onGone: () => void
}

/** Answers an item of the inbox better. */
export function AnswerDialog({ botId, item, start, opener, onClose, onGone }: AnswerDialogProps) {
  const form = useForm<PairFields>({ resolver: zodResolver(pairSchema), defaultValues: start })
  const { errors } = form.formState
  const { question, answer } = useWatch({ control: form.control }) as PairFields
  const close = () => onClose(form.getValues())
  const save = useAnswerItem(botId, () => {
    close()
    onGone()
  })
  const submit = form.handleSubmit((fields) => {
    if (!save.isPending) save.mutate({ item, ...fields }, { onError: (error) => showFieldErrors(error, form) })
  })
  return (
    <TitledDialog title={words.title} close={words.close} opener={opener} onClose={close}>
      <Dialog.Description className="mt-1 mb-5 text-14 text-ink-soft">{words.text}</Dialog.Description>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextArea
          label={words.question}
          rows={2}
          error={errors.question?.message}
          count={{ text: question, limits: limitsOf(answerInboxItemRequest.question) }}
          {...form.register('question')}
        />
        <TextArea
          label={words.answer}
          rows={6}
          error={errors.answer?.message}
          count={{ text: answer, limits: limitsOf(answerInboxItemRequest.answer) }}
          {...form.register('answer')}
        />
        {save.error && Object.keys(errors).length === 0 && (
          <p role="alert" className="text-14 text-danger">
            {problemOf(save.error)}
          </p>
        )}
        <DialogButtons
          words={{ save: save.isPending ? words.saving : words.save, cancel: words.cancel }}
          isPending={save.isPending}
          onCancel={close}
        />
      </form>
    </TitledDialog>
  )
}

function problemOf(error: Error): string {
  const reason = error instanceof ApiError ? error.reason : ''
  if (reason === 'ALREADY_HANDLED') return words.handled
  return reason === 'ITEM_NOT_FOUND' ? words.gone : uploadProblem(error, null)
}
