/**
 * Darkens the page behind an open dialog, in the portal of that dialog. Radix's own overlay needs inline styles, which the content security
 * policy forbids; base.css stops the page's scrolling.
 */
export const DialogOverlay = () => <div aria-hidden className="fixed inset-0 z-45 touch-none bg-shade motion-safe:animate-fade" />
