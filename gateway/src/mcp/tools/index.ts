import type { Tool } from '../define-tool.ts'
import { askCircle } from './ask-circle.ts'
import { askPersona } from './ask-persona.ts'
import { readBugle } from './read-bugle.ts'
import { readZeitgeist } from './read-zeitgeist.ts'
import { searchPersonas } from './search-personas.ts'

/** The tools of the MCP server, in the order of their list. */
export const tools: readonly Tool[] = [searchPersonas, askPersona, askCircle, readZeitgeist, readBugle]
