import { useSyncExternalStore } from 'react'
import { uncopiedText } from '../../lib/copy-text.ts'
import { lazyDialog } from '../../lib/loading/lazy-dialog.tsx'

const SelectableText = lazyDialog(
  () => import('./selectable-text.tsx'),
  ({ SelectableText }) => SelectableText,
)

/** Shows a text that could not be copied, to be selected by hand. Mount it once a page. */
export function UncopiedText() {
  const uncopied = useSyncExternalStore(uncopiedText.subscribe, uncopiedText.get, () => null)
  return uncopied && <SelectableText {...uncopied} onClose={uncopiedText.close} />
}
