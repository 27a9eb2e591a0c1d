import { Tooltip } from 'radix-ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { watchHints } from './watch-hints.ts'

/** Landmarks and dialogs, in one of which a tooltip has to stand. */
const surroundings = 'dialog, [role=dialog], [role=alertdialog], main, header, footer, nav'

/**
 * The tooltip of the element with `data-hint` that the mouse rests on, or that got the focus by the keyboard. The
 * mouse can move over to it.
 */
export function HintLayer() {
  const [target, setTarget] = useState<HTMLElement | null>(null)
  useEffect(() => watchHints(setTarget), [])
  if (!target) return null
  const { left, top, width, height } = target.getBoundingClientRect()
  return createPortal(
    <Tooltip.Provider key={target.dataset.hint}>
      <Tooltip.Root open onOpenChange={(open) => !open && setTarget(null)}>
        {createPortal(
          <Tooltip.Trigger asChild>
            <span aria-hidden className="pointer-events-none fixed" style={{ left, top, width, height }} />
          </Tooltip.Trigger>,
          document.body,
        )}
        <Tooltip.Content
          data-hint-text=""
          side={target.closest('header') ? 'bottom' : 'top'}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 before:absolute before:-inset-1.5 rounded-control bg-ink px-2.5 py-1 text-12 text-page shadow-float motion-safe:animate-enter"
        >
          {target.dataset.hint}
        </Tooltip.Content>
      </Tooltip.Root>
    </Tooltip.Provider>,
    target.closest(surroundings) ?? document.body,
  )
}
