import type { Page } from '@playwright/test'

export interface FocusedElement {
  name: string
  tag: string
  hasIndicator: boolean
}

/** Returns the focused element and whether a focus ring is visible on it, on its label or on the composer around it. */
export const readFocus = (page: Page) =>
  page.evaluate<FocusedElement>(`(() => {
    const focused = document.activeElement
    const [own, composer, label] = [focused, focused.closest('.composer'), focused.closest('label')].map((one) => one && getComputedStyle(one))
    const hasRing = (style) => style !== null && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
    return {
      name: focused.getAttribute('aria-label') ?? focused.labels?.[0]?.textContent ?? focused.textContent.trim(),
      tag: focused.tagName,
      hasIndicator: hasRing(own) || hasRing(label) || (composer !== null && composer.boxShadow !== 'none'),
    }
  })()`)
