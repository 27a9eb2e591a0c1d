const blocks = 'p, li, td, th, h1, h2, h3, h4, h5, h6, summary, blockquote'

/** Makes a formula of a line a box that scrolls while it is wider than the block around it. Returns a function that ends this. */
export function watchWidth(formula: HTMLElement): (() => void) | undefined {
  const block = formula.closest<HTMLElement>(blocks)
  const content = formula.firstElementChild
  if (!block || !content) return
  const observer = new ResizeObserver(() => {
    const isWide = content.getBoundingClientRect().width > block.clientWidth + 1
    formula.classList.toggle('formula-wide', isWide)
    if (isWide) formula.tabIndex = 0
    else formula.removeAttribute('tabindex')
  })
  observer.observe(block)
  return () => observer.disconnect()
}
