import type { Log } from '@rostra/kit/log'
import type { ServedModel } from '@rostra/llm/models'
import type { Conversations } from '../../core/domain/conversations/ports.ts'
import type { Exchanges } from '../../core/domain/exchanges/ports.ts'
import type { Personas } from '../../core/domain/personas/ports.ts'
import type { Note, PersonaNotes } from './note.ts'

/** A persona, as its notes name it. */
export interface NotedPersona {
  id: string
  name: string
  slug: string
}

/** The notes of one persona about a member before a model changes them. */
export interface NotesBefore {
  notes: readonly Note[]
  /** Changes with each write of the notes; null while there are none. */
  version: number | null
}

/**
 * Notes as a model changed them. They are stored unless the member turned memories off or deleted notes, or the notes changed meanwhile.
 */
export interface MadeNotes extends NotesBefore {
  person: string
  persona: NotedPersona
  /** From `enabledSetting`, before `notesBefore` was read. */
  revision: number
}

export interface EnabledSetting {
  /** Changes when the member turns memories on or off, or deletes notes. */
  revision: number
  /** When the member turned them on. */
  since: Date
}

/** What personas remember about members, by person. */
export interface Memories {
  /** Whether a member has turned memories on; false at first. */
  isEnabled: (person: string) => Promise<boolean>
  setEnabled: (person: string, enabled: boolean) => Promise<void>
  /** The notes of all personas, or of one, those with the latest note first. */
  list: (person: string, personaId?: string) => Promise<PersonaNotes[]>
  /** The notes that a persona gets with a message of this member: none while memories are off. */
  given: (person: string, personaId: string) => Promise<readonly Note[]>
  /** Whether a persona more may have notes of this member. */
  hasRoomFor: (person: string, personaId: string) => Promise<boolean>
  /** Adds a member's note. Returns the note with this text that is there already, or null when the persona has 20. */
  add: (person: string, persona: NotedPersona, note: Note) => Promise<Note | null>
  /** Changes the text of a note, which is the member's own then. Null when it is gone. */
  change: (person: string, personaId: string, noteId: string, text: string) => Promise<Note | null>
  /** Deletes all notes, those of a persona, or one. */
  remove: (person: string, scope?: { personaId: string; noteId?: string }) => Promise<void>
  /** The setting of a member who has memories on; null while they are off. */
  enabledSetting: (person: string) => Promise<EnabledSetting | null>
  notesBefore: (person: string, personaId: string) => Promise<NotesBefore>
  /** Returns false when the notes are outdated; nothing is stored then. */
  storeMade: (made: MadeNotes) => Promise<boolean>
  /** Deletes the notes and the setting. */
  removePerson: (person: string) => Promise<void>
}

/** Who has memories on, without a read. */
export interface EnabledMembers {
  /** False for a person who has had memories off for a second. True, for some, also when they are off. */
  mayInclude: (person: string) => boolean
}

/** An ended exchange of a member that is to be read for notes. */
export interface ExchangeToRead {
  person: string
  exchangeId: string
}

/** How an exchange that was read for notes ended. `discarded`: the member deleted or turned off meanwhile, or the notes changed. */
export type MakingOutcome = 'stored' | 'nothing' | 'discarded' | 'skipped'

/** What the use cases of memories need. */
export interface Ports {
  memories: Memories
  enabledMembers: EnabledMembers
  exchanges: Pick<Exchanges, 'takeForNotes'>
  conversations: Pick<Conversations, 'byId'>
  personas: Pick<Personas, 'speakingProfile'>
  answeringModel: ServedModel
  log: Log
}
