/** How long the mouse rests on an element before its hint is shown, in milliseconds; and how soon after another hint it needs no rest. */
const restMs = 700
const nextMs = 300

const hiding = ['focusout', 'scroll'] as const
const presses = ['pointerdown', 'click'] as const

const hinted = (node: EventTarget | null) => (node instanceof Element ? node.closest<HTMLElement>('[data-hint]') : null)

/**
 * Calls `show` with the element whose hint is to be shown, and with null when it is to be hidden: a mouse rested on it, or the focus reached
 * it by the keyboard. A press, a scroll or a pointer elsewhere than on it and on the hint hides it. Returns a function that ends this.
 */
export function watchHints(show: (element: HTMLElement | null) => void): () => void {
  let under: HTMLElement | null = null
  /** The hint of what was pressed, which is not shown again until the pointer has left. Its button may be drawn anew. */
  let pressed: string | undefined
  let isShown = false
  let hiddenAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  const reveal = (element: HTMLElement) => {
    clearTimeout(timer)
    isShown = element.isConnected
    if (isShown) show(element)
  }
  const hide = () => {
    clearTimeout(timer)
    if (!isShown) return
    isShown = false
    hiddenAt = performance.now()
    show(null)
  }
  const rest = (element: HTMLElement | null) => {
    if (element === under) return
    under = element
    if (pressed !== undefined && element?.dataset.hint === pressed) return
    pressed = undefined
    hide()
    if (element) timer = setTimeout(reveal, performance.now() - hiddenAt < nextMs ? 0 : restMs, element)
  }
  const press = () => {
    pressed = under?.dataset.hint
    hide()
  }
  const onFocus = ({ target }: { target: EventTarget | null }) => {
    const element = hinted(target)
    if (element?.matches(':focus-visible')) reveal(element)
  }
  const onPointer = ({ target, pointerType }: PointerEvent) => {
    const isOnHint = target instanceof Element && target.closest('[data-hint-text]') !== null
    if (pointerType !== 'touch' && !isOnHint) rest(hinted(target))
  }
  const onLeave = () => rest(null)
  document.addEventListener('pointerover', onPointer)
  document.documentElement.addEventListener('pointerleave', onLeave)
  document.addEventListener('focusin', onFocus)
  for (const event of hiding) document.addEventListener(event, hide, true)
  for (const event of presses) document.addEventListener(event, press, true)
  rest(document.querySelector<HTMLElement>('[data-hint]:hover'))
  onFocus({ target: document.activeElement })
  return () => {
    document.removeEventListener('pointerover', onPointer)
    document.documentElement.removeEventListener('pointerleave', onLeave)
    document.removeEventListener('focusin', onFocus)
    for (const event of hiding) document.removeEventListener(event, hide, true)
    for (const event of presses) document.removeEventListener(event, press, true)
    clearTimeout(timer)
  }
}
