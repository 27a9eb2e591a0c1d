import { randomUUID } from 'node:crypto'
import { rowsPerBatch } from '@rostra/kit/stores/batched-rows'
import type { Db } from 'mongodb'
import { type Answer, type AnswerBody, type ApiClient, patienceMs } from '../../client/api-client.ts'
import { type MemberClient, memberPassword, registerMember } from '../../client/register-member.ts'
import type { CallLog } from '../../fault-harness/call-log.ts'
import { confirmAddress } from '../../fault-harness/confirm-address.ts'
import type { MailSink } from '../../fault-harness/mail-sink.ts'
import { type Act, actOf } from './kill-at-steps.ts'
import { type PersonaStep, personaSteps } from './persona-steps.ts'

/** What the acts of a trial must have led to. */
export interface PersonaLedger {
  /** The slug that each owner gave the one persona of a creation. */
  created: { ownerId: string; slug: string }[]
  /** The name of each saved persona. */
  saved: Map<string, string>
  deleted: string[]
  deletedAccounts: string[]
  suspended: string[]
  suspendedOwners: string[]
  /** Accepted votes by persona, each switch among them. */
  casts: Map<string, number>
}

export const newPersonaLedger = (): PersonaLedger => ({
  created: [],
  saved: new Map(),
  deleted: [],
  deletedAccounts: [],
  suspended: [],
  suspendedOwners: [],
  casts: new Map(),
})

export interface PersonaActors {
  urls: readonly string[]
  store: Db
  log: CallLog
  mails: MailSink
  ledger: PersonaLedger
  senator: ApiClient
  /** The persona that only acts vote on and chat with. */
  personaId: string
  voter: Voter
  chatter: MemberClient
}

export interface Voter {
  client: ApiClient
  isUpvote: boolean
  /** The vote before. A vote that a kill has cut off may still be repeated when the next one is due. */
  last?: Promise<void>
}

/** Registers a member who may publish personas. */
export async function registerOwner({ urls, log, mails }: Pick<PersonaActors, 'urls' | 'log' | 'mails'>): Promise<MemberClient> {
  return confirmAddress(await registerMember(urls.slice(0, 1), { patienceMs, onCall: log.record }), mails)
}

/** Throws unless a call succeeded, or its repetition was refused because an earlier attempt had succeeded. */
function expectDone({ status, reason, isRepeated, body }: Answer<AnswerBody>, refusalOfRepetition: string): void {
  if (status < 300 || (isRepeated && reason === refusalOfRepetition)) return
  throw new Error(`${status} ${reason}: ${JSON.stringify(body)}`)
}

/** Casts the other vote than the one before. */
export async function castVote({ casts }: PersonaLedger, voter: Voter, personaId: string): Promise<void> {
  const answer = await voter.client.call('POST', `/api/bots/${personaId}/vote`, { isUpvote: !voter.isUpvote })
  expectDone(answer, 'ALREADY_VOTED')
  voter.isUpvote = !voter.isUpvote
  casts.set(personaId, (casts.get(personaId) ?? 0) + 1)
}

/** Casts a vote once the voter's last one is answered. */
function castInTurn(ledger: PersonaLedger, voter: Voter, personaId: string): Promise<void> {
  voter.last = (voter.last ?? Promise.resolve()).then(() => castVote(ledger, voter, personaId))
  return voter.last
}

const formOf = (slug: string) => ({
  name: 'Night pilot',
  description: 'Finds a way through any strait',
  category: 'Education',
  slug,
  rolePrompt: 'You are a pilot of the old school.',
  openingLines: ['Where do we anchor?'],
})

const newSlug = () => `pilot-${randomUUID()}`

/** Creates a persona and returns its id. */
export async function createPersona({ call }: ApiClient, form = formOf(newSlug())): Promise<string> {
  const created = await call('POST', '/api/bots', form)
  expectDone(created, 'SLUG_TAKEN')
  return (created.status === 201 ? created : await call('GET', `/api/bots/slug/${form.slug}`)).body.id
}

/** Returns what makes a step of persona's work happen. Most acts are of a new owner. */
export async function personaActFor(step: PersonaStep, actors: PersonaActors): Promise<Act> {
  const acts = { creation, save, deletion, accountDeletion, suspension, ownerSuspension, vote, exchange }
  return acts[actOf(personaSteps, step)](await registerOwner(actors), actors)
}

function vote(_owner: MemberClient, { ledger, voter, personaId }: PersonaActors): Act {
  return { subject: personaId, run: () => castInTurn(ledger, voter, personaId) }
}

function exchange(_owner: MemberClient, { chatter, personaId }: PersonaActors): Act {
  const run = async () =>
    chatter.send({ conversationId: await chatter.startConversation(personaId), content: 'Go on', requestId: randomUUID() })
  return { subject: personaId, run }
}

function creation(owner: MemberClient, { ledger: { created } }: PersonaActors): Act {
  const slug = newSlug()
  created.push({ ownerId: owner.id, slug })
  const form = { ...formOf(slug), openingLines: [] }
  return { subject: slug, run: async () => expectDone(await owner.call('POST', '/api/bots', form), 'SLUG_TAKEN') }
}

async function save(owner: MemberClient, { ledger: { saved } }: PersonaActors): Promise<Act> {
  const slug = newSlug()
  const id = await createPersona(owner, formOf(slug))
  const form = { ...formOf(slug), name: `Day pilot ${saved.size}` }
  saved.set(id, form.name)
  return { subject: id, run: async () => expectDone(await owner.call('PUT', `/api/bots/${id}`, form), '') }
}

/** Deletes a persona with two batches and a half of votes, and with rows of days. */
async function deletion(owner: MemberClient, { store, ledger }: PersonaActors): Promise<Act> {
  const id = await createPersona(owner)
  const at = new Date()
  const votes = Array.from({ length: 2.5 * rowsPerBatch }, () => ({ personaId: id, voterId: randomUUID(), direction: 'up', at }))
  await store.collection('votes').insertMany(votes)
  const days = [1, 2, 3].map((day) => ({ _id: `${id}/2026-01-0${day}`, messages: day }))
  await store.collection<{ _id: string; messages: number }>('daily').insertMany(days)
  ledger.deleted.push(id)
  return { subject: id, run: async () => expectDone(await owner.call('DELETE', `/api/bots/${id}`), 'BOT_NOT_FOUND') }
}

/** Deletes an account that has a persona, a vote on the trial's persona, and votes of more than one batch on others. */
async function accountDeletion(owner: MemberClient, { store, ledger, personaId }: PersonaActors): Promise<Act> {
  ledger.deleted.push(await createPersona(owner))
  await castVote(ledger, { client: owner, isUpvote: false }, personaId)
  const at = new Date()
  const votes = Array.from({ length: 1.5 * rowsPerBatch }, () => ({ personaId: randomUUID(), voterId: owner.id, direction: 'up', at }))
  await store.collection('votes').insertMany(votes)
  ledger.deletedAccounts.push(owner.id)
  const run = async () => {
    const answer = await owner.call('DELETE', '/api/user', { password: memberPassword })
    // The session of a deleted account has ended.
    if (!answer.isRepeated || answer.status !== 401) expectDone(answer, '')
  }
  return { subject: owner.id, run }
}

const reason = 'For a trial'

async function suspension(owner: MemberClient, { senator, ledger }: PersonaActors): Promise<Act> {
  const id = await createPersona(owner)
  ledger.suspended.push(id)
  const call = () => senator.call('POST', `/api/admin/personas/${id}/suspend`, { reason })
  return { subject: id, run: async () => expectDone(await call(), 'ALREADY_SUSPENDED') }
}

async function ownerSuspension(owner: MemberClient, { senator, ledger }: PersonaActors): Promise<Act> {
  await createPersona(owner)
  ledger.suspendedOwners.push(owner.id)
  const call = () => senator.call('POST', `/api/admin/people/${owner.id}/suspend`, { reason })
  return { subject: owner.id, run: async () => expectDone(await call(), 'ALREADY_SUSPENDED') }
}
