import type { Connection } from 'mongoose'
import { type Popularity, popularityOf, withConversation, withUpvote } from '../domain/popularity.ts'
import type { PersonaRow } from './persona-model.ts'
import { reachModel } from './reach-model.ts'
import { voteModel } from './vote-model.ts'

export type PastActivity = (persona: PersonaRow) => Promise<Popularity>

/** How popular a persona is by the conversations and upvotes that are stored of it; those that are only counted are as old as itself. */
export function pastActivity(connection: Connection): PastActivity {
  const [reach, votes] = [reachModel(connection), voteModel(connection)]
  return async ({ _id, createdAt, conversationCount, upvotes }) => {
    const id = _id.toHexString()
    // '0' is the character after '/'.
    const conversations = { $gte: `${id}/conversation/`, $lt: `${id}/conversation0` }
    const talks = conversationCount > 0 ? await reach.find({ _id: conversations }, { at: 1 }).lean() : []
    const ups = upvotes > 0 ? await votes.find({ personaId: id, direction: 'up' }, { at: 1 }).lean() : []
    const untold = { conversationCount: Math.max(0, conversationCount - talks.length), upvotes: Math.max(0, upvotes - ups.length) }
    const talkedWith = talks.reduce((sum, { at }) => withConversation(sum, at), popularityOf({ createdAt, ...untold }))
    return ups.reduce((sum, { at }) => withUpvote(sum, at), talkedWith)
  }
}
