import { type FormEvent, useEffect, useId, useState } from 'react'
import type { User } from '../../../api/schemas.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { useDraft } from '../../../components/form/use-draft.ts'
import { tabDraftKey } from '../../../data/accounts/session/tab-drafts.ts'
import { useUserStatus } from '../../../data/accounts/user.ts'
import type { Circle } from '../../../data/experts/circle.ts'
import { forgetAttempt } from '../../../data/experts/start-attempt.ts'
import { useStartDiscussion } from '../../../data/experts/use-start-discussion.ts'
import { hasStatus } from '../../../lib/errors/api-error.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { circlePath } from '../../../lib/navigation/paths.ts'
import { readStored } from '../../../lib/storage.ts'
import { discussionStrings } from '../../../strings/strings.ts'
import { CircleStrip } from './circle-strip.tsx'
import { excessOf, PromptField } from './prompt-field.tsx'
import { isTooExpensive, StartProblem } from './start-problem.tsx'

const { circle: words, form } = discussionStrings

/** The least experts of a discussion. */
const fewest = 2

interface DiscussionFormProps {
  user: User
  circle: Circle
  /** The question to begin with, unless there is a draft. */
  initialPrompt?: string
  /** The id of the discussion that it follows up. */
  followsUp?: string | null
  onStarted: (discussionId: string) => void
}

/** Asks the member's circle a question. The price is on the button. */
export function DiscussionForm({ user, circle, initialPrompt = '', followsUp = null, onStarted }: DiscussionFormProps) {
  const id = useId()
  const draftKey = tabDraftKey(user.id, 'discussion')
  const draft = useDraft(draftKey, initialPrompt)
  const start = useStartDiscussion(user.id, followsUp, draft.sent)
  // Without a draft no question is being sent: the same one, asked again, starts another discussion.
  useEffect(() => {
    if (readStored(draftKey, 'session') === null) forgetAttempt(user.id)
  }, [draftKey, user.id])
  const credits = useUserStatus()?.messageCredits ?? null
  const each = circle.creditsPerExpert ?? 0
  const price = each * circle.bots.length
  const isTooSmall = circle.bots.length < fewest
  const isTooDear = isTooExpensive(price, credits)
  const prompt = draft.text.trim()
  const canStart = prompt !== '' && excessOf(prompt) <= 0 && !isTooSmall && !isTooDear && !start.isPending

  // The balance of a refusal for missing credits, which is void once the balance changes.
  const [refusedWith, setRefusedWith] = useState<number | null>(null)
  const error = hasStatus(start.error, 402) && credits !== refusedWith ? null : start.error

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (!canStart) return
    // Also a question that was not edited: a form that opens meanwhile finds it.
    draft.save(draft.text)
    start.mutate(prompt, {
      onSuccess: onStarted,
      onError: () => setRefusedWith(credits),
    })
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <CircleStrip bots={circle.bots} />
      <PromptField value={draft.text} onText={draft.save} onSubmitKey={submit} readOnly={start.isPending} />
      <div role="alert" className="empty:hidden">
        {isTooSmall ? <TooSmall /> : <StartProblem error={error} price={price} credits={credits} />}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" look="primary" disabled={!canStart} aria-describedby={`${id}-price`} className="min-h-touch max-sm:w-full">
          {start.isPending ? form.starting : form.start}
          {!start.isPending && price > 0 && <span className="font-normal">{form.price(formatNumber(price))}</span>}
        </Button>
        <p id={`${id}-price`} className="min-w-0 flex-1 basis-60 text-12 text-ink-soft tabular-nums">
          {credits !== null && each > 0 && form.perExpert(formatNumber(each), String(circle.bots.length), formatNumber(credits))}
        </p>
        <p role="status" className="w-full text-12 text-ink-soft empty:hidden">
          {start.isRepeating && form.repeated}
        </p>
      </div>
    </form>
  )
}

const TooSmall = () => (
  <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-raised p-4">
    <p className="min-w-0 flex-1 basis-60">{words.tooSmall}</p>
    <ButtonLink look="primary" to={circlePath}>
      {words.addAnother}
    </ButtonLink>
  </div>
)
