import type { Page } from '@playwright/test'

/**
 * Waits until the page is at rest: its fonts are loaded, no animation with an end is running, and two frames in a row had no change of the
 * DOM and no scrolling. Throws after ten seconds.
 */
export const settled = (page: Page) =>
  page.evaluate<void>(`(async () => {
    let changed = true
    const observer = new MutationObserver(() => { changed = true })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    const ends = ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
    const deadline = performance.now() + 10_000
    let place = scrollY
    await document.fonts.ready
    for (let still = 0; still < 2; ) {
      if (performance.now() > deadline) throw new Error('The page did not come to rest within 10 s')
      await new Promise(requestAnimationFrame)
      still = changed || scrollY !== place || document.getAnimations().some(ends) ? 0 : still + 1
      changed = false
      place = scrollY
    }
    observer.disconnect()
  })()`)
