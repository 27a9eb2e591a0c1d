import { isMember, memberIdOf } from '@rostra/platform/caller'
import type { UnansweredQuestion } from '../../core/domain/exchanges/ports.ts'
import type { Ports } from '../domain/ports.ts'
import { groupOf, groupStems, type Question } from '../domain/question-group.ts'
import { distinctWords, questionWords, subjectWords } from '../domain/question-words.ts'

type Needed = Pick<Ports, 'exchanges' | 'personas' | 'members' | 'questionGroups' | 'inboxItems' | 'conversations'>

/**
 * Groups the questions that the material of public personas did not answer, for their owners. Takes only those of members who count in
 * anonymous insights, and not the owner's own. Can be repeated: a question that is in a group has no further effect.
 */
export async function collectQuestions(ports: Needed, exchangeIds: readonly string[], signal: AbortSignal): Promise<void> {
  const found = await ports.exchanges.unansweredAmong(exchangeIds)
  const questions = await allowedQuestions(ports, found, signal)
  if (questions.length === 0) return
  const names = await ports.members.namesAmong([...new Set(questions.flatMap(({ words }) => words))])
  const byPersona = Map.groupBy(questions, (question) => question.personaId)
  const known = await ports.questionGroups.known(
    [...byPersona.keys()],
    questions.map(({ exchangeId }) => exchangeId),
  )
  for (const [personaId, asked] of byPersona) {
    const unknown = asked.filter(({ exchangeId }) => !known.has(exchangeId))
    await collectOf(
      ports,
      personaId,
      unknown.map(({ words, ...question }) => ({ ...question, words: words.filter((word) => !names.has(word)) })),
    )
  }
  await removeWithdrawn(ports, questions)
}

/** Returns the questions of members who count in insights, to public personas of others, with their words. */
async function allowedQuestions(
  { personas, members }: Pick<Needed, 'personas' | 'members'>,
  found: readonly UnansweredQuestion[],
  signal: AbortSignal,
): Promise<(Question & { personaId: string })[]> {
  const ofMembers = found.filter(({ person }) => isMember(person))
  if (ofMembers.length === 0) return []
  const shown = new Map(
    (
      await personas.publicByIds(
        ofMembers.map(({ personaId }) => personaId),
        signal,
      )
    ).map((each) => [each.id, each]),
  )
  const ofOthers = ofMembers.filter(({ personaId, person }) => {
    const persona = shown.get(personaId)
    return persona?.isListed && persona.ownerId !== memberIdOf(person)
  })
  if (ofOthers.length === 0) return []
  const counting = await members.countingInInsights([...new Set(ofOthers.map(({ person }) => memberIdOf(person)))])
  return ofOthers
    .filter(({ person }) => counting.has(memberIdOf(person)))
    .map(({ content, ...question }) => ({ ...question, words: distinctWords(questionWords(content)) }))
}

/** Adds questions to the groups of one persona. */
async function collectOf({ questionGroups }: Pick<Needed, 'questionGroups'>, personaId: string, asked: readonly Question[]): Promise<void> {
  const subjects = asked.filter(({ words }) => subjectWords(words).length > 0)
  if (subjects.length === 0) return
  const groups = await questionGroups.open(personaId)
  for (const { exchangeId, conversationId, person, words, at } of subjects) {
    const question = { exchangeId, conversationId, person, words, at }
    const group = groupOf(words, groups)
    const stems = group === null ? null : await questionGroups.put(personaId, group, question)
    if (group !== null && stems) {
      groups.set(group, stems)
      continue
    }
    // The group was answered or dismissed meanwhile, and takes no further questions.
    if (group !== null) groups.delete(group)
    const id = await questionGroups.add(personaId, question)
    if (id !== null) groups.set(id, groupStems([question]))
  }
}

/**
 * Removes the stored questions of members who withdrew their consent meanwhile, and of removed conversations. Both change their own row
 * before they remove questions, so that either this check or their removal finds the question.
 */
async function removeWithdrawn(ports: Needed, questions: readonly Question[]): Promise<void> {
  await removeUnlessAllowed(ports, [...new Set(questions.map(({ person }) => person))])
  const conversationIds = [...new Set(questions.map(({ conversationId }) => conversationId))]
  const existing = await ports.conversations.byIds(conversationIds)
  await ports.inboxItems.removeOf(conversationIds.filter((id) => !existing.has(id)))
}

/** Removes the questions of those of these members who do not consent now. Reads the consent, because events may come late or twice. */
export async function removeUnlessAllowed(
  { members, inboxItems }: Pick<Ports, 'members' | 'inboxItems'>,
  people: readonly string[],
): Promise<void> {
  const allowing = await members.allowingInsights(people.map(memberIdOf))
  for (const person of people) if (!allowing.has(memberIdOf(person))) await inboxItems.removePerson(person)
}
