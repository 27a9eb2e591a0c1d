import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTheme } from '../../../../lib/theme.ts'
import { codeStrings } from '../../../../strings/strings.ts'
import { type Colours, colourNames, type DrawRequest, type FrameEvent, readFrameEvent } from './messages.ts'
import type { DiagramState } from './use-diagram.ts'

/** How long the frame may take to load, and then to draw, in milliseconds. */
const timeLimitMs = 15_000

interface DiagramFrameProps {
  source: string
  state: Exclude<DiagramState, { kind: 'code' }>
  onEvent: (event: Exclude<FrameEvent, { kind: 'ready' }> | { kind: 'late' }) => void
}

/**
 * Draws a diagram in a sandboxed frame without an origin, which reaches neither the page nor the network. Over the code until it is drawn.
 */
export function DiagramFrame({ source, state, onEvent }: DiagramFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const { theme } = useTheme()
  const isDrawn = state.kind === 'drawn'
  const tell = useEffectEvent(onEvent)

  useEffect(() => {
    const onMessage = (message: MessageEvent) => {
      if (message.source === null || message.source !== frame.current?.contentWindow) return
      const event = readFrameEvent(message.data)
      if (event?.kind === 'ready') setReady(true)
      else if (event) tell(event)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])

  useEffect(() => {
    if (!isReady || !frame.current) return
    const request: DrawRequest = { kind: 'draw', source, isDark: theme === 'dark', colours: coloursAt(frame.current) }
    // The frame has no origin that could be named.
    frame.current.contentWindow?.postMessage(request, '*')
  }, [isReady, source, theme])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a frame that is ready gets the whole time for drawing
  useEffect(() => {
    if (isDrawn) return
    const timer = setTimeout(() => tell({ kind: 'late' }), timeLimitMs)
    return () => clearTimeout(timer)
  }, [isReady, isDrawn])

  return (
    <iframe
      ref={frame}
      sandbox="allow-scripts"
      src="/diagram/frame.html"
      title={isDrawn ? codeStrings.diagram(state.content) : codeStrings.drawing}
      className="diagram-frame"
      aria-hidden={!isDrawn}
      tabIndex={isDrawn ? 0 : -1}
      {...(isDrawn && { style: { height: state.height } })}
    />
  )
}

/** The colours that the tokens have at an element. */
function coloursAt(element: HTMLElement): Colours {
  const probe = document.createElement('span')
  element.after(probe)
  const colours = colourNames.map((name) => {
    probe.style.color = `var(--color-${name})`
    return [name, getComputedStyle(probe).color]
  })
  probe.remove()
  return Object.fromEntries(colours)
}
