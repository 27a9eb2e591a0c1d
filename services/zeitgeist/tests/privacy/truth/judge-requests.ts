import type { ChatRequest } from '@rostra/llm/chat-model'
import { findSecrets } from './find-secrets.ts'
import type { Finding } from './finding.ts'
import type { Judged } from './judge-edition.ts'
import { wordsOf } from './words.ts'

/** Checks what a model was given. The model's own first answer, which is repeated to it for a correction, is left out. */
export function judgeRequests(requests: readonly ChatRequest[], { edition, secrets, snapshot, minPeople }: Judged): Finding[] {
  const live = secrets.filter(({ fromEdition }) => fromEdition <= edition)
  return requests.flatMap(({ system, messages: [first] }) => {
    const content = first?.content ?? ''
    const lines = content.split('\n')
    const words = lines
      .slice(
        1,
        lines.findIndex((line) => line.startsWith('</')),
      )
      .flatMap(wordsOf)
    const rare = words.filter((word) => snapshot.peopleWhoSaid(word) < minPeople)
    return [
      ...findSecrets([system, content.replaceAll(/data-[0-9a-f]{32}/g, '')], live).map(
        (secret): Finding => ({
          check: 'secret in a request to the model',
          edition,
          detail: `${secret.kind}: ${secret.text}\n    ${content}`,
        }),
      ),
      ...rare.map((word): Finding => ({ check: 'word that fewer people than the floor said', edition, detail: `in a request: ${word}` })),
    ]
  })
}
