import { ArrowDown } from '#icons'
import { strings } from '../../../strings/strings.ts'

export const JumpToLatest = ({ onClick }: { onClick: () => void }) => (
  <button
    type="button"
    onClick={onClick}
    className="button absolute bottom-3 left-1/2 -translate-x-1/2 border-line bg-raised shadow-float hover:bg-sunken motion-safe:animate-enter"
  >
    <ArrowDown aria-hidden className="size-4" />
    {strings.chat.latest}
  </button>
)
