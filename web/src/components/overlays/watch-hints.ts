/** How long the mouse rests on an element before its hint is shown, in milliseconds; and how soon after another hint it needs no rest. */
const restMs = 700
const nextMs = 300

const hinted = (node: EventTarget | null) => (node instanceof Element ? node.closest<HTMLElement>('[data-hint]') : null)
const isHint = (node: EventTarget | null) => node instanceof Element && node.closest('[data-hint-text]') !== null

/**
 * Calls `show` with the element whose hint is to be shown, and with null when it is to be hidden: a mouse rested on it, or the
 * focus reached it by the keyboard. A press, a scroll of the element, a change of its hint, a focus or a pointer elsewhere
 * hides it, but not a pointer on the hint. Returns a function that ends this.
 */
export function watchHints(show: (element: HTMLElement | null) => void): () => void {
  let under: HTMLElement | null = null
  /** The hint of what was pressed, which is not shown again until the pointer has left. Its button may be drawn anew. */
  let pressed: string | undefined
  let shown: { element: HTMLElement; text: string | undefined } | null = null
  let hiddenAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  const hide = () => {
    clearTimeout(timer)
    changes.disconnect()
    if (!shown) return
    shown = null
    hiddenAt = performance.now()
    show(null)
  }
  const changes = new MutationObserver(() => {
    if (!shown?.element.isConnected || shown.element.dataset.hint !== shown.text) hide()
  })
  const reveal = (element: HTMLElement) => {
    hide()
    if (!element.isConnected) return
    shown = { element, text: element.dataset.hint }
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-hint'] })
    show(element)
  }
  const rest = (element: HTMLElement | null) => {
    if (element === under) return
    under = element
    if (pressed !== undefined && element?.dataset.hint === pressed) return
    pressed = undefined
    hide()
    if (element) timer = setTimeout(reveal, performance.now() - hiddenAt < nextMs ? 0 : restMs, element)
  }
  const onFocus = ({ target }: { target: EventTarget | null }) => {
    const element = hinted(target)
    if (element?.matches(':focus-visible')) reveal(element)
    else hide()
  }
  const onPress = (event: Event) => {
    // A dialog would take a press on its hint for one outside of it.
    if (isHint(event.target)) event.stopPropagation()
    else pressed = under?.dataset.hint
    hide()
  }
  const onScroll = ({ target }: Event) => {
    const element = shown?.element ?? under
    if (element && target instanceof Node && target.contains(element)) hide()
  }
  const listeners: [target: EventTarget, type: string, listener: (event: never) => void, capture: boolean][] = [
    [document, 'pointerover', onPointer, false],
    [document.documentElement, 'pointerleave', () => rest(null), false],
    [document, 'focusin', onFocus, false],
    [document, 'focusout', hide, true],
    [document, 'pointerdown', onPress, true],
    [document, 'click', onPress, true],
    [document, 'scroll', onScroll, true],
  ]
  function onPointer({ target, pointerType }: PointerEvent) {
    if (pointerType !== 'touch' && !isHint(target)) rest(hinted(target))
  }
  for (const [target, type, listener, capture] of listeners) target.addEventListener(type, listener as EventListener, capture)
  // A finger leaves what it touched as if it hovered there.
  if (matchMedia('(hover: hover)').matches) rest(document.querySelector<HTMLElement>('[data-hint]:hover'))
  onFocus({ target: document.activeElement })
  return () => {
    hide()
    for (const [target, type, listener, capture] of listeners) target.removeEventListener(type, listener as EventListener, capture)
  }
}
