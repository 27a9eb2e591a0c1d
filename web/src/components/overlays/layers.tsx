import { HintLayer } from './hint-layer.tsx'
import { Toaster } from './toaster.tsx'

export const Layers = () => (
  <>
    <Toaster />
    <HintLayer />
  </>
)
