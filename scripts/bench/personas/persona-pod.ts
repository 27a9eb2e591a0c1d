import { readFileSync } from 'node:fs'
import { defaultReadingLimits } from '@rostra/persona/runtime/reading/reading-limits'
import { parse } from 'yaml'

const values = parse(readFileSync(new URL('../../../deploy/helm/rostra/values.yaml', import.meta.url), 'utf8'))
const containerMb = Number(/^(\d+)Mi$/.exec(values.components.persona.resources.limits.memory)?.[1])
/** Four uploads of 10 MB. */
const uploadsMb = 40

/** Memory of a persona pod. */
export const personaPod = {
  /** MiB that the service may take: all of the container but what reads files. */
  memoryMb: containerMb - defaultReadingLimits.memoryMb - uploadsMb,
  /** MiB of Node's old generation, which has half of a small container at most. */
  heapMb: containerMb / 2,
}
