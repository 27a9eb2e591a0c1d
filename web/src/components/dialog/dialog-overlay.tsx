/**
 * Darkens the page behind an open dialog. Radix's own overlay needs inline styles, which the content security policy forbids; base.css
 * stops the page's scrolling.
 */
export const DialogOverlay = ({ open }: { open: boolean }) =>
  open && <div aria-hidden className="fixed inset-0 z-40 touch-none bg-shade motion-safe:animate-fade" />
