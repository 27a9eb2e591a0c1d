import { Tooltip } from 'radix-ui'
import type { ReactNode } from 'react'

/** A tooltip on one focusable element, after the provider's 700 ms. Without a portal it stays within the page's landmarks. */
export function Hint({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Content
        sideOffset={6}
        collisionPadding={8}
        className="z-40 rounded-control bg-ink px-2.5 py-1 text-12 text-page shadow-float motion-safe:animate-enter"
      >
        {text}
      </Tooltip.Content>
    </Tooltip.Root>
  )
}
