import { defaultReadingLimits } from '@rostra/persona/runtime/reading/reading-limits'
import { containerMb } from '../../product/pod-memory.ts'

/** Four uploads of 10 MB. */
const uploadsMb = 40

/** MiB that the service may take in its pod: all of the container but what reads files. */
export const personaMemoryMb = containerMb('persona') - defaultReadingLimits.memoryMb - uploadsMb
