import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '../../../components/button.tsx'
import { ownQuestionsQuery } from '../../../data/experts/model-answers.ts'
import { strings, threeSixtyStrings } from '../../../strings/strings.ts'
import { EarlierQuestion } from './earlier-question.tsx'

const { earlier: words } = threeSixtyStrings

interface EarlierQuestionsProps {
  /** Null for a guest. */
  userId: string | null
  /** The ids of the questions that the page shows above. */
  shownAbove: readonly string[]
}

/** The person's earlier questions, latest first; nothing when there are none. */
export function EarlierQuestions({ userId, shownAbove }: EarlierQuestionsProps) {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(ownQuestionsQuery(userId))
  const earlier = data?.filter(({ id }) => !shownAbove.includes(id)) ?? []
  if (!error && earlier.length === 0) return null
  return (
    <section aria-labelledby="earlier-questions">
      <h2 id="earlier-questions" className="font-serif text-22 font-medium tracking-tight">
        {words.title}
      </h2>
      <p className="mt-1 text-14 text-ink-soft">{words.kept}</p>
      {error && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-ink-soft">{words.failed}</p>
          <Button disabled={isFetching} onClick={() => refetch()}>
            {strings.errors.tryAgain}
          </Button>
        </div>
      )}
      <ul className="mt-4 flex flex-col gap-2">
        {earlier.map((asked) => (
          <li key={asked.id}>
            <EarlierQuestion asked={asked} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button className="mt-4" aria-disabled={isFetching} onClick={() => !isFetching && void fetchNextPage()}>
          {isFetching ? words.loadingMore : words.more}
        </Button>
      )}
    </section>
  )
}
