import { useRef, useState } from 'react'
import { Trash2 } from '#icons'
import type { AskedQuestion } from '../../../api/schemas.ts'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { useDeleteQuestion } from '../../../data/experts/model-answers.ts'
import { threeSixtyStrings } from '../../../strings/strings.ts'

const { remove: words } = threeSixtyStrings

/** The button that deletes a question, which asks first. */
export function DeleteQuestion({ id, question }: Pick<AskedQuestion, 'id' | 'question'>) {
  const deletion = useDeleteQuestion()
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setAsking(false)
  return (
    <>
      <button ref={button} type="button" aria-label={words.of(question)} onClick={() => setAsking(true)} className="text-button">
        <Trash2 aria-hidden className="size-3.5" />
        {words.confirm}
      </button>
      <ConfirmDialog
        open={isAsking}
        title={words.title}
        text={words.text}
        words={words}
        look="danger"
        isPending={deletion.isPending}
        onConfirm={() => deletion.mutate(id, { onSettled: close })}
        onClose={close}
        onLeave={() => button.current?.focus()}
      />
    </>
  )
}
