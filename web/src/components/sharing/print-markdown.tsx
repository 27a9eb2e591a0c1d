import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** Prints a document alone on the page, rendered as answers are. */
export async function printMarkdown(markdown: string): Promise<void> {
  const { Markdown } = await import('../message/markdown.tsx')
  const paper = document.createElement('div')
  paper.className = 'paper'
  document.body.append(paper)
  const root = createRoot(paper)
  flushSync(() => root.render(<Markdown text={markdown} className="prose" />))
  // What is folded would be missing on paper.
  for (const folded of paper.querySelectorAll('details')) folded.open = true
  await formulasSet(paper)
  const remove = () => {
    root.unmount()
    paper.remove()
  }
  addEventListener('afterprint', remove, { once: true })
  print()
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
const longestWaitMs = 3_000

/** Waits until each formula is set, or known to stay its source, for at most three seconds. */
async function formulasSet(paper: HTMLElement): Promise<void> {
  const latest = performance.now() + longestWaitMs
  while (paper.querySelector('.formula-source:not([title])') && performance.now() < latest) await nextFrame()
}
