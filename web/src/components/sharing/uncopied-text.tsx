import { lazy, Suspense, useSyncExternalStore } from 'react'
import { uncopiedText } from '../../lib/copy-text.ts'

const SelectableText = lazy(async () => ({ default: (await import('./selectable-text.tsx')).SelectableText }))

/** Shows a text that could not be copied, to be selected by hand. Mount it once a page. */
export function UncopiedText() {
  const uncopied = useSyncExternalStore(uncopiedText.subscribe, uncopiedText.get, () => null)
  return (
    uncopied && (
      <Suspense fallback={null}>
        <SelectableText {...uncopied} onClose={uncopiedText.close} />
      </Suspense>
    )
  )
}
