import { readContent } from '@rostra/platform/read-content'
import { type DemoPersona, demoPersonaSchema } from '../../domain/demo-personas/demo-persona.ts'

/** Reads the personas of a fresh installation, in order of their creation. All of them are invented people. */
export const readDemoPersonas = (): Promise<DemoPersona[]> => readContent('personas', demoPersonaSchema)
