import { useSyncExternalStore } from 'react'
import { useModule } from '../../lib/loading/lazy-part.tsx'
import { moduleLoader } from '../../lib/loading/module-loader.ts'
import { toastStore } from '../../lib/toast/toast.ts'
import { useHasInput } from './use-has-input.ts'

const loadLayers = moduleLoader(() => import('./layers.tsx'))
const newestToast = () => toastStore.list()[0]?.id ?? 0

/** Toasts and tooltips. Their code is fetched when the person first does something, or with a toast, and again with each later toast. */
export function Overlays() {
  const toast = useSyncExternalStore(toastStore.subscribe, newestToast, () => 0)
  const hasInput = useHasInput()
  const layers = useModule(loadLayers, toast || hasInput)
  return layers ? <layers.Layers /> : null
}
