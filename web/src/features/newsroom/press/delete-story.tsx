import { useRef, useState } from 'react'
import { Trash2 } from '#icons'
import type { Article } from '../../../api/schemas.ts'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { useDeleteArticle } from '../../../data/newsroom/delete-article.ts'
import { newsroomStrings } from '../../../strings/strings.ts'

const { deletion } = newsroomStrings

interface DeleteStoryProps {
  article: Pick<Article, 'id' | 'title' | 'publishedAt'>
  onDeleted?: () => void
}

/** Deletes a story after a confirmation. */
export function DeleteStory({ article, onDeleted }: DeleteStoryProps) {
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const remove = useDeleteArticle()
  const leave = () => {
    setAsking(false)
    onDeleted?.()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={deletion.label(article.title)}
        onClick={() => setAsking(true)}
        className="text-button -ms-1.5 self-start print:hidden"
      >
        <Trash2 aria-hidden className="size-3.5" />
        {deletion.button}
      </button>
      <ConfirmDialog
        open={isAsking}
        title={deletion.title}
        text={deletion.text}
        words={{ cancel: deletion.cancel, confirm: deletion.confirm, pending: deletion.pending }}
        look="danger"
        isPending={remove.isPending}
        onConfirm={() => remove.mutate(article, { onSuccess: leave })}
        onClose={() => setAsking(false)}
        onLeave={() => button.current?.focus()}
      />
    </>
  )
}
