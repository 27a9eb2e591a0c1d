import mermaid from 'mermaid'
import type { Colours, DrawRequest } from '../src/components/message/code/diagram/messages.ts'

/** A diagram wider than the frame shrinks to this part of its size, and then scrolls. */
const smallest = 0.7

let lastId = 0

/** Draws a diagram into an element, and returns its content in words. Throws for a source that is none. */
export async function draw(element: HTMLElement, { source, isDark, colours }: DrawRequest): Promise<string> {
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    // Labels are text of the SVG, never HTML.
    htmlLabels: false,
    look: 'classic',
    // ELK, Mermaid's own choice, is another 350 kB.
    layout: 'dagre',
    theme: 'base',
    themeVariables: { ...themeVariables(colours), darkMode: isDark },
    fontFamily: 'system-ui, sans-serif',
  })
  const { svg, diagramType } = await mermaid.render(`diagram-${++lastId}`, source)
  document.documentElement.style.background = colours.sunken
  document.documentElement.style.color = colours.accent
  document.documentElement.style.colorScheme = isDark ? 'dark' : 'light'
  element.innerHTML = svg
  const drawn = element.querySelector('svg')
  if (!drawn) throw new Error('The diagram is empty')
  const { width } = drawn.viewBox.baseVal
  drawn.removeAttribute('height')
  drawn.style.width = `${width}px`
  drawn.style.maxWidth = `max(100%, ${smallest * width}px)`
  const content = contentOf(drawn, diagramType)
  element.tabIndex = 0
  element.role = 'img'
  element.ariaLabel = content
  return content
}

const themeVariables = ({ page, raised, sunken, edge, ink, accent, ...colours }: Colours) => ({
  background: sunken,
  primaryColor: page,
  primaryTextColor: ink,
  primaryBorderColor: accent,
  secondaryColor: raised,
  tertiaryColor: sunken,
  lineColor: colours['ink-soft'],
  textColor: ink,
  titleColor: ink,
  edgeLabelBackground: sunken,
  clusterBkg: raised,
  clusterBorder: edge,
  noteBkgColor: raised,
  noteTextColor: ink,
  noteBorderColor: edge,
})

/** Returns the title and the description that a diagram has, otherwise its kind and its labels. */
function contentOf(svg: SVGSVGElement, type: string): string {
  const written = [...svg.querySelectorAll(':scope > title, :scope > desc')].map(textOf)
  if (written.some((text) => text !== '')) return written.join('. ')
  const labels = [...svg.querySelectorAll('text')].map(linesOf).filter((text) => text !== '')
  return [type.replace(/-?v\d$/, ''), ...new Set(labels)].join(', ')
}

/** The lines of a label are elements without a space between them. */
const linesOf = (label: Element) => (label.children.length > 1 ? [...label.children].map(textOf).join(' ') : textOf(label))

const textOf = ({ textContent }: Element) => (textContent ?? '').trim().replaceAll(/\s+/g, ' ')
