import { type ComponentType, useEffect, useEffectEvent } from 'react'
import { toastMissingCode } from '../toast/toast-missing-code.ts'
import { useModule } from './lazy-part.tsx'
import { type ModuleLoader, moduleLoader } from './module-loader.ts'

interface Closable {
  onClose: () => void
}

interface FetchedDialogProps<Module, Props> {
  load: ModuleLoader<Module>
  pick: (module: Module) => ComponentType<Props>
  props: Props
}

function FetchedDialog<Module, Props extends Closable>({ load, pick, props }: FetchedDialogProps<Module, Props>) {
  const module = useModule(load, true, () => {
    props.onClose()
    void toastMissingCode()
  })
  const Dialog = module && pick(module)
  const isMissing = Dialog === undefined
  const callOff = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // What lies below the dialog takes the next Escape.
    event.stopPropagation()
    props.onClose()
  })
  useEffect(() => {
    if (!isMissing) return
    document.addEventListener('keydown', callOff, true)
    return () => document.removeEventListener('keydown', callOff, true)
  }, [isMissing])
  return Dialog ? <Dialog {...props} /> : null
}

/**
 * Returns a dialog whose code is fetched when it opens; without it the dialog closes, and a toast says why. Escape closes it meanwhile.
 * `prepare` fetches the code, for a button that is about to be pressed.
 */
export function lazyDialog<Module, Props extends Closable>(
  fetchModule: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) {
  const load = moduleLoader(fetchModule)
  return Object.assign((props: Props) => <FetchedDialog load={load} pick={pick} props={props} />, {
    prepare: () => void load().catch(() => undefined),
  })
}
