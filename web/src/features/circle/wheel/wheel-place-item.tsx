import { useRef } from 'react'
import { Move, Plus, X } from '#icons'
import type { Bot } from '../../../api/schemas.ts'
import { Medallion } from '../../../components/medallion.tsx'
import { useKeptFocus } from '../../../lib/navigation/use-kept-focus.ts'
import { circleStrings } from '../../../strings/strings.ts'
import type { WheelPlace } from './use-wheel-place.ts'

const { wheel } = circleStrings

interface WheelPlaceItemProps {
  place: WheelPlace
  onRemove: (bot: Bot) => void
  onMoveOn: (bot: Bot) => void
  onBrowse: () => void
}

/** The content of a slice: the expert with buttons that move and remove it, or a button that shows the available experts. */
export function WheelPlaceItem({ place: { position, bot, drag, setNodeRef }, onRemove, onMoveOn, onBrowse }: WheelPlaceItemProps) {
  const browse = useRef<HTMLButtonElement>(null)
  const keptFocus = useKeptFocus(browse)
  return (
    <li ref={setNodeRef} {...keptFocus} className={`group wheel-place ${drag.isDragging ? 'opacity-40' : ''}`}>
      {bot === null ? (
        <button
          ref={browse}
          data-hint={wheel.place(position + 1)}
          type="button"
          aria-label={wheel.place(position + 1)}
          onClick={onBrowse}
          className="grid size-14 place-items-center rounded-full border-2 border-dotted border-edge text-ink-soft hover:border-ink hover:text-ink"
        >
          <Plus aria-hidden className="size-6" />
        </button>
      ) : (
        <>
          <span className="relative">
            <Medallion face={bot} size={64} />
            <button
              data-hint={wheel.moveHint}
              aria-description={wheel.moveHint}
              ref={drag.setActivatorNodeRef}
              type="button"
              aria-label={wheel.move(bot.name)}
              aria-roledescription={drag.attributes['aria-roledescription']}
              aria-describedby={drag.attributes['aria-describedby']}
              onKeyDown={(event) => drag.listeners?.onKeyDown?.(event)}
              onClick={() => onMoveOn(bot)}
              className="wheel-control -start-2.5 -top-1 pointer-fine:opacity-0 group-hover:opacity-100 focus-visible:opacity-100"
            >
              <Move aria-hidden className="size-3.5" />
            </button>
            <button
              data-hint={wheel.remove(bot.name)}
              type="button"
              aria-label={wheel.remove(bot.name)}
              onClick={() => onRemove(bot)}
              className="wheel-control -end-2.5 -top-1"
            >
              <X aria-hidden className="size-3.5" />
            </button>
          </span>
          <bdi className="mt-1 line-clamp-1 max-w-full text-12 font-strong break-all">{bot.name}</bdi>
        </>
      )}
    </li>
  )
}
