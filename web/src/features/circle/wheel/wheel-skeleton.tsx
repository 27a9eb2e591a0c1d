import { anglesOfPlaces, centre, cornerWidth, slicePath } from './wheel-geometry.ts'

/** The wheel while the circle is loading. */
export const WheelSkeleton = () => (
  <div className="wheel animate-pulse">
    <svg viewBox="0 0 400 400" aria-hidden focusable="false">
      {anglesOfPlaces.map((angle) => (
        <path
          key={angle}
          d={slicePath}
          transform={`rotate(${angle} ${centre} ${centre})`}
          strokeWidth={cornerWidth}
          className="wheel-slice pointer-events-none"
        />
      ))}
    </svg>
  </div>
)
