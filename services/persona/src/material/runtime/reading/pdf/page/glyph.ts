import type { Tag } from './structure.ts'

/** A character on a page, or the text that a PDF gives for what is drawn. In points from the lower left corner of the upright page. */
export interface Glyph {
  text: string
  left: number
  right: number
  /** Of its baseline. */
  y: number
  /** The size of its font. */
  size: number
  /** The name of its font. */
  font?: string
  /** What a tagged PDF says of it. */
  tag?: Tag | undefined
  /**
   * In degrees from upright text, counterclockwise; 0 to 359. Text that is almost
   * horizontal or vertical counts as such, with its place as if it were.
   */
  angle: number
  /** The place of its text object in the content stream. */
  order: number
  /** Whether the engine sees a blank before it, by the usual gaps of its font. */
  isAfterGap: boolean
  /** Whether its line is where running heads and page numbers are. */
  isAtEdge?: boolean
}

/** In the units of a page. */
export interface Box {
  left: number
  bottom: number
  right: number
  top: number
}

export interface Page {
  /** In the order of the content stream; those with the same text direction as most of the page. */
  glyphs: Glyph[]
  /** What runs in another direction: a watermark, the label of an axis, a stamp at the margin. */
  turned: Glyph[]
  /** Number of characters that no reader can name, because their font has no map to Unicode. */
  unmapped: number
  /** True for a page that shows a picture, and no text but a stamp or a number at its edge. */
  isPicture: boolean
}
