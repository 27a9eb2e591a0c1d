import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useUser } from '../../data/accounts/user.ts'
import {
  answersPoll,
  askedModelsQuery,
  ownQuestionQuery,
  ownQuestionsQuery,
  type QuestionToModels,
} from '../../data/experts/model-answers.ts'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { shortTitle } from '../../lib/navigation/short-title.ts'
import { useKeptFocus } from '../../lib/navigation/use-kept-focus.ts'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { threeSixtyStrings as words } from '../../strings/strings.ts'
import { DevilStatus } from './devil-status.tsx'
import { Explanation } from './explanation.tsx'
import { EarlierQuestions } from './history/earlier-questions.tsx'
import { LinkedQuestion } from './history/linked-question.tsx'
import { QuestionCard } from './question-card.tsx'
import { QuestionForm } from './question-form.tsx'
import { useMoveToAnswers } from './use-move-to-answers.ts'
import { useQuestions } from './use-questions.ts'

interface ThreeSixtyProps {
  variant: QuestionToModels['variant']
  /** The title of the tab while it shows no question. */
  title: string
  heading: string
  lead: string
  /** See `QuestionForm`. */
  signUpFrom: string | null
  /** The link to the other variant. */
  other: ReactNode
}

/** Asks three models and shows their answers, the newest question first. */
export function ThreeSixty({ variant, title: pageTitle, heading, lead, signUpFrom, other }: ThreeSixtyProps) {
  const { user, isPending } = useUser()
  const userId = user?.id ?? null
  const earlier = useInfiniteQuery({ ...ownQuestionsQuery(userId), enabled: !isPending, refetchInterval: answersPoll }).data ?? []
  const ofVariant = earlier.find((each) => each.variant === variant)
  const turns = ofVariant ? ofVariant.turnCount + 1 : 0
  const { text, setText, submit, asked, turn, limit, isAsking } = useQuestions(variant, userId, { turns, questions: earlier })
  const linkedId = useSearchParams()[0].get('question')
  const isLinkKnown = linkedId !== null && !isPending
  const linked = useQuery({ ...ownQuestionQuery(userId, linkedId ?? ''), enabled: isLinkKnown, refetchInterval: answersPoll })
  const linkedQuestion = hasStatus(linked.error, 404) ? undefined : linked.data?.question
  const shownQuestion = asked[0]?.question ?? linkedQuestion
  useTitle(shownQuestion === undefined ? pageTitle : shortTitle(shownQuestion))
  const newest = asked[0]?.answers === null ? asked[0].key : null
  const onItsWay = earlier.filter(({ answers }) => newest !== null && answers === null).map(({ id }) => id)
  const shownAbove = [...asked.map(({ answers }) => answers?.id ?? ''), ...onItsWay, linkedId ?? '']
  const { form, title } = useMoveToAnswers(newest)
  const stored = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(stored)
  const isOriginal = variant === 'original'
  const models = useQuery(askedModelsQuery).data ?? []
  const allOffline = models.length > 0 && models.every(({ modelId }) => modelId === 'offline')
  return (
    <div className={`mx-auto flex w-full flex-col gap-6 px-4 py-10 sm:px-6 sm:py-14 ${isOriginal ? 'max-w-wide' : 'max-w-chat'}`}>
      <header>
        <h1 className="font-serif text-36 font-medium tracking-tight sm:text-48">{heading}</h1>
        <p className="mt-3 max-w-measure text-ink-soft">{lead}</p>
      </header>
      <Explanation isAsked={asked.length > 0} />
      {isOriginal && <DevilStatus turn={turn} models={models} />}
      <div ref={form}>
        <QuestionForm text={text} limit={limit} isAsking={isAsking} signUpFrom={signUpFrom} onText={setText} onSubmit={submit} />
      </div>
      {allOffline && (
        <p role="note" className="text-14 text-ink-soft">
          {words.offlinePage}
        </p>
      )}
      {asked.map((each, index) => (
        <QuestionCard
          key={each.key}
          asked={each}
          followUp={earlier.find(({ id }) => id === each.answers?.id)?.followUp ?? null}
          sideBySide={isOriginal}
          title={index === 0 ? title : undefined}
        />
      ))}
      <div ref={stored} tabIndex={-1} className="flex flex-col gap-6 outline-none" {...keptFocus}>
        {isLinkKnown && <LinkedQuestion userId={userId} id={linkedId} />}
        <p>{other}</p>
        {!isPending && <EarlierQuestions userId={userId} shownAbove={shownAbove} />}
      </div>
    </div>
  )
}
