import type { RefObject } from 'react'
import type { Bot } from '../../../api/schemas.ts'
import { maxExperts, minExperts } from '../../../data/experts/change-circle.ts'
import { circleStrings } from '../../../strings/strings.ts'
import { useWheelPlace } from './use-wheel-place.ts'
import { WheelPlaceItem } from './wheel-place-item.tsx'
import { WheelSlice } from './wheel-slice.tsx'

const { wheel } = circleStrings

interface CircleWheelProps {
  bots: readonly Bot[]
  isStarting: boolean
  onRemove: (bot: Bot) => void
  /** Moves an expert one place on, without dragging. */
  onMoveOn: (bot: Bot) => void
  /** Shows the experts that can be added. */
  onBrowse: () => void
  onStart: () => void
  ref?: RefObject<HTMLDivElement | null>
}

/** The circle as a wheel of five slices around a button. To a screen reader it is a list of five places. */
export function CircleWheel({ bots, isStarting, onRemove, onMoveOn, onBrowse, onStart, ref }: CircleWheelProps) {
  const botAt = (position: number) => bots[position] ?? null
  const places = [
    useWheelPlace(0, botAt(0)),
    useWheelPlace(1, botAt(1)),
    useWheelPlace(2, botAt(2)),
    useWheelPlace(3, botAt(3)),
    useWheelPlace(4, botAt(4)),
  ]
  const missing = Math.max(0, minExperts - bots.length)
  return (
    <div ref={ref} className="wheel">
      <svg viewBox="0 0 400 400" aria-hidden focusable="false">
        {places.map((place) => (
          <WheelSlice key={place.position} place={place} onClick={() => (place.bot ? onRemove(place.bot) : onBrowse())} />
        ))}
      </svg>
      <ol aria-label={wheel.label(bots.length, maxExperts)}>
        {places.map((place) => (
          <WheelPlaceItem key={place.position} place={place} onRemove={onRemove} onMoveOn={onMoveOn} onBrowse={onBrowse} />
        ))}
      </ol>
      <button
        type="button"
        data-ready={missing === 0 ? '' : undefined}
        aria-disabled={isStarting}
        onClick={missing > 0 ? onBrowse : onStart}
        className="wheel-centre"
      >
        {missing > 0 ? wheel.addMore(missing) : wheel.startChat}
      </button>
    </div>
  )
}
