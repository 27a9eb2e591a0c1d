import { ChatService } from '@rostra/proto/chat'
import { z } from 'zod'
import { memoriesSchema, noteSchema, toMemories, toNote } from '../../json/chat/memories.ts'
import { boundedText, id } from '../../json/fields.ts'
import { route } from '../../routing/route.ts'

export const getMemories = route({
  method: 'get',
  path: '/api/memories',
  summary: 'Return what personas remember about the member',
  description: 'The persona with the latest note first. Off until the member turns it on.',
  membersOnly: true,
  query: z.object({ botId: id.optional().meta({ description: 'Only the notes of this persona' }) }),
  responses: { 200: memoriesSchema },
  handle: async ({ query, call }, { chat }) => ({
    status: 200,
    body: toMemories(await chat.call(ChatService.GetMemories, { personaId: query.botId ?? '' }, call)),
  }),
})

const setMemoriesEnabled = route({
  method: 'put',
  path: '/api/memories',
  summary: 'Turn memories on or off',
  description: 'Off, no persona makes or gets notes. Notes that exist stay until they are deleted.',
  membersOnly: true,
  body: z.object({ enabled: z.boolean() }).meta({ id: 'MemoriesRequest' }),
  responses: { 200: memoriesSchema },
  handle: async ({ body, call }, { chat }) => ({
    status: 200,
    body: toMemories(await chat.call(ChatService.SetMemoriesEnabled, body, call)),
  }),
})

const noteBody = z.object({ text: boundedText('A note', 200) }).meta({ id: 'NoteRequest' })
const botParams = z.object({ botId: id })
const noteParams = botParams.extend({ noteId: id })

const addNote = route({
  method: 'post',
  path: '/api/memories/{botId}',
  summary: 'Add a note about oneself for a persona',
  description: 'A text that is noted already is not added again: its note is returned.',
  membersOnly: true,
  params: botParams,
  body: noteBody,
  responses: { 201: noteSchema },
  refusals: { 404: 'BOT_NOT_FOUND', 409: 'NOTES_FULL (20 notes, or 200 other personas with notes)' },
  handle: async ({ params, body, call }, { chat }) => {
    const note = await chat.call(ChatService.SaveNote, { personaId: params.botId, noteId: '', ...body }, call)
    return { status: 201, body: toNote(note) }
  },
})

const changeNote = route({
  method: 'put',
  path: '/api/memories/{botId}/{noteId}',
  summary: 'Change a note',
  membersOnly: true,
  params: noteParams,
  body: noteBody,
  responses: { 200: noteSchema },
  refusals: { 404: 'NOTE_NOT_FOUND' },
  handle: async ({ params, body, call }, { chat }) => {
    const note = await chat.call(ChatService.SaveNote, { personaId: params.botId, noteId: params.noteId, ...body }, call)
    return { status: 200, body: toNote(note) }
  },
})

const succeedsWithout = 'Succeeds when there is none.'

const deleteNote = route({
  method: 'delete',
  path: '/api/memories/{botId}/{noteId}',
  summary: 'Delete a note',
  description: succeedsWithout,
  membersOnly: true,
  params: noteParams,
  responses: { 204: z.undefined() },
  handle: async ({ params, call }, { chat }) => {
    await chat.call(ChatService.DeleteNotes, { personaId: params.botId, noteId: params.noteId }, call)
    return { status: 204, body: undefined }
  },
})

const deletePersonaNotes = route({
  method: 'delete',
  path: '/api/memories/{botId}',
  summary: 'Delete all notes of a persona',
  description: succeedsWithout,
  membersOnly: true,
  params: botParams,
  responses: { 204: z.undefined() },
  handle: async ({ params, call }, { chat }) => {
    await chat.call(ChatService.DeleteNotes, { personaId: params.botId, noteId: '' }, call)
    return { status: 204, body: undefined }
  },
})

const deleteAllNotes = route({
  method: 'delete',
  path: '/api/memories',
  summary: 'Delete all notes of all personas',
  description: succeedsWithout,
  membersOnly: true,
  responses: { 204: z.undefined() },
  handle: async ({ call }, { chat }) => {
    await chat.call(ChatService.DeleteNotes, { personaId: '', noteId: '' }, call)
    return { status: 204, body: undefined }
  },
})

export const memoryRoutes = [getMemories, setMemoriesEnabled, addNote, changeNote, deleteNote, deletePersonaNotes, deleteAllNotes]
