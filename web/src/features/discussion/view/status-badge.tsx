import { Check, CircleAlert, LoaderCircle } from '#icons'
import type { Discussion } from '../../../api/schemas.ts'
import { discussionStrings } from '../../../strings/strings.ts'

const icons = { ongoing: LoaderCircle, completed: Check, failed: CircleAlert }
const looks = {
  ongoing: 'border-edge motion-safe:[&>svg]:animate-spin',
  completed: 'border-line text-ink-soft',
  failed: 'border-line text-danger',
}

export function StatusBadge({ status }: { status: Discussion['status'] }) {
  const Icon = icons[status]
  return (
    <span
      className={`inline-flex flex-none items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-12 font-medium whitespace-nowrap ${looks[status]}`}
    >
      <Icon aria-hidden className="size-3.5" />
      {discussionStrings.status[status]}
    </span>
  )
}
