import type { Secret } from '../world/world.ts'
import { type ListedEntry, textsOf } from './edition.ts'
import { findForbidden, findSecrets } from './find-secrets.ts'
import type { Finding } from './finding.ts'
import { largestShare, peopleOf, type Snapshot } from './snapshot.ts'
import { wordsOf } from './words.ts'

export interface Judged {
  edition: number
  snapshot: Snapshot
  minPeople: number
  secrets: readonly Secret[]
  /** Words that the writer uses on its own. */
  vocabulary: ReadonlySet<string>
}

/** Returns the words of an entry that are about people: those that are not the writer's own, and those in quotation marks. */
export function subjectWords({ title, content, sampleMessages }: ListedEntry, vocabulary: ReadonlySet<string>): string[] {
  const texts = [title, content, ...sampleMessages.map((message) => message.content)]
  const quoted = texts.flatMap((text) => text.match(/“[^”]*”/g) ?? []).flatMap(wordsOf)
  const own = texts.flatMap(wordsOf).filter((word) => !vocabulary.has(word) && !/^\p{Nd}+$/u.test(word))
  return [...new Set([...quoted, ...own])]
}

/** Checks an entry in the edition that shows it first, against what was really said. */
export function judgeNewEntry(entry: ListedEntry, { edition, snapshot, minPeople, vocabulary }: Judged): Finding[] {
  const words = subjectWords(entry, vocabulary)
  const uses = snapshot.usesOf(words)
  const people = peopleOf(uses).size
  const of = (detail: string) => `${entry.type} "${entry.title}": ${detail}`
  const rare = words.filter((word) => snapshot.peopleWhoSaid(word) < minPeople)
  const uncounted = entry.conversationIds.filter((id) => !snapshot.conversation(id))
  const listed = entry.conversationIds.flatMap((id) => snapshot.conversation(id) ?? [])
  // The people are counted by the listed conversations, too: the words are only some of the subject's. At most 100 are listed.
  const isWhole = entry.conversationIds.length < 100
  return [
    ...rare.map(
      (word): Finding => ({
        check: 'word that fewer people than the floor said',
        edition,
        detail: of(`${word} (${snapshot.peopleWhoSaid(word)} people)`),
      }),
    ),
    ...(people < minPeople || (isWhole && peopleOf(listed).size < minPeople)
      ? [
          {
            check: 'entry below the floor' as const,
            edition,
            detail: of(`${people} people by words, ${peopleOf(listed).size} by conversations; ${words}`),
          },
        ]
      : []),
    ...(largestShare(isWhole ? listed : uses) > 0.5
      ? [
          {
            check: 'entry of which one persona has more than half' as const,
            edition,
            detail: of(`${largestShare(uses)} by words, ${largestShare(listed)} by conversations`),
          },
        ]
      : []),
    ...uncounted.map((id): Finding => ({ check: 'evidence of someone who does not count', edition, detail: of(id) })),
    ...textsOf(entry)
      .flatMap((text) => text.match(/\p{Nd}+/gu) ?? [])
      .filter((figure) => Number(figure) % minPeople !== 0)
      .map((figure): Finding => ({ check: 'figure that is not rounded to the floor', edition, detail: of(figure) })),
    ...entry.trend
      .filter(({ people: figure }) => figure % minPeople !== 0)
      .map(
        ({ from, people: figure }): Finding => ({
          check: 'figure that is not rounded to the floor',
          edition,
          detail: of(`${from}: ${figure}`),
        }),
      ),
  ]
}

/** Checks the texts of an entry, in every edition that shows it. */
export function judgeTexts(entry: ListedEntry, { edition, secrets }: Judged): Finding[] {
  const live = secrets.filter(({ fromEdition }) => fromEdition <= edition)
  const of = (detail: string) => `${entry.type} "${entry.title}": ${detail}\n    ${textsOf(entry).join('\n    ')}`
  return [
    ...findSecrets(textsOf(entry), live).map(
      (secret): Finding => ({ check: 'secret in an entry', edition, detail: of(`${secret.kind}: ${secret.text}`) }),
    ),
    ...findForbidden(textsOf(entry)).map(
      (part): Finding => ({ check: 'number, address, link or markup in an entry', edition, detail: of(part) }),
    ),
  ]
}
