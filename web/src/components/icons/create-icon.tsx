import type { ComponentType, SVGProps } from 'react'

export type Icon = ComponentType<SVGProps<SVGSVGElement>>

/** Returns an icon of Lucide: lines on a square of 24 units, in the colour of the text around it. `shapes` are its elements in SVG. */
export const createIcon =
  (shapes: string): Icon =>
  (props) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={!props['aria-label'] || undefined}
      {...props}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the shapes are Lucide's
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  )
