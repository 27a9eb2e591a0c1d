import { useDraggable } from '@dnd-kit/core'
import { Link } from 'react-router-dom'
import { Check, GripVertical, Plus } from '#icons'
import type { Bot } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { Medallion } from '../../../components/medallion.tsx'
import { personaPath } from '../../../lib/navigation/paths.ts'
import { themeColourOf } from '../../../lib/theme-colour.ts'
import { circleStrings } from '../../../strings/strings.ts'
import { dragOf } from '../drag/drag-data.ts'

const { experts } = circleStrings

interface ExpertCardProps {
  bot: Bot
  isInCircle: boolean
  /** False while the circle is unknown or full. */
  hasRoom: boolean
  onAdd: (bot: Bot) => void
}

/** A persona that can be added to the circle, by its button or by dragging the card to a place. */
export function ExpertCard({ bot, isInCircle, hasRoom, onAdd }: ExpertCardProps) {
  const canAdd = hasRoom && !isInCircle
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({ ...dragOf('card', bot), disabled: !canAdd })
  return (
    <li
      ref={setNodeRef}
      data-persona={themeColourOf(bot)}
      className={`card draggable-card gap-3 p-4 ${canAdd ? 'cursor-grab' : ''} ${isDragging ? 'opacity-40' : ''}`}
      {...listeners}
    >
      <div className="flex items-center gap-3">
        <Medallion face={bot} size={48} />
        <div className="min-w-0 flex-1">
          <h3 className="leading-snug font-strong wrap-anywhere">
            <Link to={personaPath(bot.slug)} draggable={false} className="underline-offset-4 hover:underline">
              <bdi>{bot.name}</bdi>
            </Link>
          </h3>
          <p className="text-12 text-ink-soft">{bot.category}</p>
        </div>
      </div>
      <p dir="auto" className="line-clamp-2 text-start text-14 text-ink-soft wrap-anywhere">
        {bot.description}
      </p>
      <div className="mt-auto flex items-center justify-between gap-2">
        {canAdd ? (
          <button
            data-hint={experts.drag(bot.name)}
            ref={setActivatorNodeRef}
            type="button"
            aria-label={experts.drag(bot.name)}
            aria-roledescription={attributes['aria-roledescription']}
            aria-describedby={attributes['aria-describedby']}
            className="icon-button -ms-2 cursor-grab pointer-coarse:hidden"
          >
            <GripVertical aria-hidden className="size-4.5" />
          </button>
        ) : (
          <span />
        )}
        <Button
          aria-disabled={!canAdd}
          onClick={() => canAdd && onAdd(bot)}
          className={canAdd ? '' : 'cursor-not-allowed border-line text-ink-soft'}
        >
          {isInCircle ? <Check aria-hidden className="size-4" /> : <Plus aria-hidden className="size-4" />}
          {isInCircle ? experts.inCircle : experts.add}
          <span className="sr-only">{experts.withName(bot.name)}</span>
        </Button>
      </div>
    </li>
  )
}
