import { type RefObject, useLayoutEffect } from 'react'

/**
 * Sets the colour of a persona on an element, in the form #rrggbb; null for the theme colour of its attribute `data-persona`. Not a style
 * attribute: the content security policy forbids it in a server-rendered page, and hydration does not apply it.
 */
export function useCustomColour(element: RefObject<HTMLElement | SVGElement | null>, colour: string | null): void {
  useLayoutEffect(() => {
    if (colour) element.current?.style.setProperty('--persona', colour)
    else element.current?.style.removeProperty('--persona')
  }, [element, colour])
}
