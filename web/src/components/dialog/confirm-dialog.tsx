import { useModule } from '../../lib/loading/lazy-part.tsx'
import { moduleLoader } from '../../lib/loading/module-loader.ts'
import { toastMissingCode } from '../../lib/toast/toast-missing-code.ts'
import type { ConfirmDialogProps } from './confirm-frame.tsx'

const loadFrame = moduleLoader(() => import('./confirm-frame.tsx'))

/**
 * A modal question with two buttons, whose code is fetched when it is first asked; without it the question is taken back, and a toast says
 * why. It stays open while the confirmed action runs.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const frame = useModule(loadFrame, props.open, () => {
    props.onClose()
    void toastMissingCode()
  })
  return frame ? <frame.ConfirmFrame {...props} /> : null
}
