import { Suspense, useState } from 'react'
import { lazyPart, moduleLoader } from '../../lib/loading/lazy-part.tsx'
import type { ConfirmDialogProps } from './confirm-frame.tsx'

const ConfirmFrame = lazyPart(
  moduleLoader(() => import('./confirm-frame.tsx')),
  (module) => module.ConfirmFrame,
)

/** A modal question with two buttons, whose code is fetched when it is first asked. It stays open while the confirmed action runs. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [wasOpen, setWasOpen] = useState(props.open)
  if (props.open && !wasOpen) setWasOpen(true)
  return wasOpen ? (
    <Suspense>
      <ConfirmFrame {...props} />
    </Suspense>
  ) : null
}
