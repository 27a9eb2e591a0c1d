import { Link2, Lock, PenLine } from '#icons'
import type { Bot } from '../../../api/schemas.ts'
import { visibilityOf } from '../../../data/personas/visibility.ts'
import { managePersonasStrings } from '../../../strings/strings.ts'
import { Badge } from './badge.tsx'

const { manage } = managePersonasStrings
const icons = { public: null, unlisted: Link2, draft: PenLine, private: Lock }

/** Who can see a persona, as its owner chose. */
export function VisibilityBadge({ bot }: { bot: Bot }) {
  const visibility = visibilityOf(bot)
  const Icon = icons[visibility]
  return (
    <Badge>
      {Icon && <Icon aria-hidden className="size-3" />}
      {manage.visibilities[visibility]}
    </Badge>
  )
}
