import type { DrawRequest, FrameEvent } from '../src/components/message/code/diagram/messages.ts'
import { draw } from './draw.ts'

/*
 * The script of the frame in which the page draws a diagram. The frame is sandboxed and has no origin: it
 * gets a text and colours by a message, and answers by messages.
 */
const page = window.parent
const [main] = document.getElementsByTagName('main')
let shown: { width: number; height: number } | undefined
let content = ''

// The page reads no more from it than numbers and text, so any origin may have them.
const tell = (event: FrameEvent) => page.postMessage(event, '*')

window.addEventListener('message', async ({ source, data }: MessageEvent<DrawRequest>) => {
  if (source !== page || page === window || data?.kind !== 'draw' || !main) return
  try {
    content = await draw(main, data)
    tellHeight()
  } catch (error) {
    tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
})

/** Tells the height when the diagram is drawn, and again when the frame's width has changed it. */
function tellHeight() {
  if (content === '') return
  const { width, height } = document.body.getBoundingClientRect()
  if (shown?.width === width && shown.height === height) return
  shown = { width, height }
  tell({ kind: 'drawn', height: Math.ceil(height), content })
}

window.addEventListener('resize', tellHeight)
tell({ kind: 'ready' })
