/** The size of a picture, in pixels. */
export interface Size {
  width: number
  height: number
}

/** The part of a picture in the square frame: `zoom` 1 fills the frame with the shorter side. `x` and `y` are its middle, in pixels. */
export interface CropView {
  zoom: number
  x: number
  y: number
}

/** A point of the frame, from 0 to 1 in both directions. */
export interface FramePoint {
  x: number
  y: number
}

export const maxZoom = 4

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** Returns the side of the square in the frame, in pixels of the picture. */
export const sideOf = ({ width, height }: Size, { zoom }: CropView): number => Math.min(width, height) / zoom

/** Returns the view that begins: the middle, as large as possible. */
export const firstView = ({ width, height }: Size): CropView => ({ zoom: 1, x: width / 2, y: height / 2 })

/** Returns the square in the frame, in pixels of the picture. */
export function squareOf(size: Size, view: CropView): { left: number; top: number; side: number } {
  const side = sideOf(size, view)
  return { left: view.x - side / 2, top: view.y - side / 2, side }
}

/** Returns the nearest view whose square is inside of the picture. */
function inside(size: Size, { zoom, x, y }: CropView): CropView {
  const allowed = within(zoom, 1, maxZoom)
  const half = sideOf(size, { zoom: allowed, x, y }) / 2
  return { zoom: allowed, x: within(x, half, size.width - half), y: within(y, half, size.height - half) }
}

/** Moves the picture in the frame by parts of the frame's side: positive to the right and down, as a drag does. */
export function moved(size: Size, view: CropView, { x, y }: FramePoint): CropView {
  const side = sideOf(size, view)
  return inside(size, { ...view, x: view.x - x * side, y: view.y - y * side })
}

/** Multiplies the zoom. What is at the point stays there, as far as the edges of the picture allow. Default: the middle. */
export function zoomed(size: Size, view: CropView, factor: number, at: FramePoint = { x: 0.5, y: 0.5 }): CropView {
  const zoom = within(view.zoom * factor, 1, maxZoom)
  const grown = sideOf(size, view) - sideOf(size, { ...view, zoom })
  return inside(size, { zoom, x: view.x + (at.x - 0.5) * grown, y: view.y + (at.y - 0.5) * grown })
}
