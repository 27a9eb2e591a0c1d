import type { CSSProperties } from 'react'
import { customColourOf, themeColourOf } from '../../../lib/theme-colour.ts'
import type { WheelPlace } from './use-wheel-place.ts'
import { anglesOfPlaces, centre, cornerWidth, slicePath } from './wheel-geometry.ts'

/** The slice of a place for pointers: a click removes its expert, dragging moves it. For the keyboard the place has buttons. */
export function WheelSlice({ place: { position, bot, isOver, drag }, onClick }: { place: WheelPlace; onClick: () => void }) {
  const custom = bot && customColourOf(bot)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the place has buttons for the same actions
    <path
      {...drag.listeners}
      d={slicePath}
      transform={`rotate(${anglesOfPlaces[position]} ${centre} ${centre})`}
      strokeWidth={cornerWidth}
      data-persona={bot ? themeColourOf(bot) : undefined}
      data-over={isOver ? '' : undefined}
      style={(custom ? { '--persona': custom } : {}) as CSSProperties}
      className="wheel-slice"
      onClick={onClick}
    />
  )
}
