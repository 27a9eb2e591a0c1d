import type { Log } from '@rostra/kit/log'
import type { ServedModel } from '@rostra/llm/models'
import type { FreeWork, FreeWorker } from '@rostra/platform/free-use/free-work'
import type { Conversations } from '../../core/domain/conversations/ports.ts'
import type { Exchanges } from '../../core/domain/exchanges/ports.ts'
import type { Personas } from '../../core/domain/personas/ports.ts'
import type { Note, PersonaNotes } from './note.ts'

/** The fields of a persona that are stored with its notes. */
export interface NotedPersona {
  id: string
  name: string
  slug: string
}

/** The notes of one persona about a member, before a model changes them. */
export interface NotesBefore {
  notes: readonly Note[]
  /** Changes with each write of the notes; null while there are none. */
  version: number | null
}

/** Notes that a model changed. They are stored unless meanwhile the member turned memories off or deleted notes, or the notes changed. */
export interface MadeNotes extends NotesBefore {
  person: string
  persona: NotedPersona
  /** The revision of `enabledSetting`, which was read before `notesBefore`. */
  revision: number
}

export interface EnabledSetting {
  /** Changes when the member turns memories on or off, or deletes notes. */
  revision: number
  /** When the member turned them on. */
  since: Date
}

/** The notes of personas about members, and the members' settings. */
export interface Memories {
  /** Returns whether a member has turned memories on; false by default. */
  isEnabled: (person: string) => Promise<boolean>
  setEnabled: (person: string, enabled: boolean) => Promise<void>
  /** Returns the notes of all personas, or of one; personas with the latest note first. */
  list: (person: string, personaId?: string) => Promise<PersonaNotes[]>
  /** Returns the notes that the model gets with a message of this member: none while memories are off. */
  given: (person: string, personaId: string) => Promise<readonly Note[]>
  /** Returns the persona of stored notes; null for none. It has them still an hour after the last one was deleted. */
  personaOf: (person: string, personaId: string) => Promise<NotedPersona | null>
  /** Returns whether this persona may have notes about the member: at most 200 personas may. */
  hasRoomFor: (person: string, personaId: string) => Promise<boolean>
  /** Adds a member's note and returns it, or the stored note with the same text. Null when the persona has 20. */
  add: (person: string, persona: NotedPersona, note: Note) => Promise<Note | null>
  /** Changes the text of a note, and marks it as the member's own. Null when it is gone. */
  change: (person: string, personaId: string, noteId: string, text: string) => Promise<Note | null>
  /** Deletes all notes, those of a persona, or one. */
  remove: (person: string, scope?: { personaId: string; noteId?: string }) => Promise<void>
  /** The setting of a member who has memories on; null while they are off. */
  enabledSetting: (person: string) => Promise<EnabledSetting | null>
  notesBefore: (person: string, personaId: string) => Promise<NotesBefore>
  /** Stores notes that a model changed. Returns false, and stores nothing, when they are outdated. */
  storeMade: (made: MadeNotes) => Promise<boolean>
  /** Deletes the notes and the setting. */
  removePerson: (person: string) => Promise<void>
}

/** The members with memories on, without a read. */
export interface EnabledMembers {
  /** Returns false only for a person who has had memories off for a second. True is not certain: the setting must be read. */
  mayInclude: (person: string) => boolean
}

/** An answered exchange of a member, to be read for notes. */
export interface ExchangeToRead {
  exchangeId: string
  /** Its sender. */
  worker: FreeWorker
}

/** The outcome of reading an exchange for notes. `discarded`: the member deleted or turned off meanwhile, or the notes changed. */
export type MakingOutcome = 'stored' | 'nothing' | 'discarded' | 'skipped'

/** The ports of the use cases of memories. */
export interface Ports {
  memories: Memories
  enabledMembers: EnabledMembers
  exchanges: Pick<Exchanges, 'takeForNotes'>
  conversations: Pick<Conversations, 'byId'>
  personas: Pick<Personas, 'speakingProfile'>
  answeringModel: ServedModel
  freeWork: FreeWork
  log: Log
}
