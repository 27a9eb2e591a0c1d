import type { Page } from '@playwright/test'

export interface FocusMark {
  name: string
  tag: string
  marked: boolean
}

/** The element in focus, and whether it is marked: by a ring of its own, or by that of the box or label around it. */
export const focusMark = (page: Page) =>
  page.evaluate<FocusMark>(`(() => {
    const it = document.activeElement
    const [ring, box, label] = [it, it.closest('.composer'), it.closest('label')].map((one) => one && getComputedStyle(one))
    const isRing = (look) => look !== null && look.outlineStyle !== 'none' && parseFloat(look.outlineWidth) >= 2
    return {
      name: it.getAttribute('aria-label') ?? it.labels?.[0]?.textContent ?? it.textContent.trim(),
      tag: it.tagName,
      marked: isRing(ring) || isRing(label) || (box !== null && box.boxShadow !== 'none'),
    }
  })()`)
