import { useRef } from 'react'
import { customColourOf, themeColourOf, useCustomColour } from '../../../lib/theme-colour.ts'
import type { WheelPlace } from './use-wheel-place.ts'
import { anglesOfPlaces, centre, cornerWidth, slicePath } from './wheel-geometry.ts'

/** The slice of a place for pointers: a click removes its expert, dragging moves it. For the keyboard the place has buttons. */
export function WheelSlice({ place: { position, bot, isOver, drag }, onClick }: { place: WheelPlace; onClick: () => void }) {
  const slice = useRef<SVGPathElement>(null)
  useCustomColour(slice, bot && customColourOf(bot))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the place has buttons for the same actions
    <path
      {...drag.listeners}
      ref={slice}
      d={slicePath}
      transform={`rotate(${anglesOfPlaces[position]} ${centre} ${centre})`}
      strokeWidth={cornerWidth}
      data-persona={bot ? themeColourOf(bot) : undefined}
      data-over={isOver ? '' : undefined}
      className="wheel-slice"
      onClick={onClick}
    />
  )
}
