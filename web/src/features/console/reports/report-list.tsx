import { useQuery } from '@tanstack/react-query'
import type { ReportedPersona } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { reportedAnswersQuery } from '../../../data/console/reports.ts'
import { errorText } from '../../../lib/errors/refusals.ts'
import { consoleStrings } from '../../../strings/strings.ts'
import { Badge } from '../list/badge.tsx'
import { TimeAgo } from '../list/time-ago.tsx'
import { ReportedAnswer } from './reported-answer.tsx'

const { reports: words } = consoleStrings

interface ReportListProps {
  reports: ReportedPersona['reports']
  personaId: string
  labelledBy: string
}

/** The reports of a persona, each with the answer that was handed over with it. */
export function ReportList({ reports, personaId, labelledBy }: ReportListProps) {
  const hasAnswers = reports.some(({ hasAnswer }) => hasAnswer)
  const { data: answers = [], error, isPending, refetch } = useQuery({ ...reportedAnswersQuery(personaId), enabled: hasAnswers })
  return (
    <>
      {hasAnswers && error && (
        <div role="alert" className="mb-2 flex flex-wrap items-center gap-3 text-14">
          <p className="text-danger">
            {words.answersFailed} {errorText(error)}
          </p>
          <Button onClick={() => refetch()}>{words.answersAgain}</Button>
        </div>
      )}
      <ul aria-labelledby={labelledBy} className="flex flex-col divide-y divide-line">
        {reports.map(({ id, reason, at, details, hasAnswer }) => {
          const answer = answers.find(({ reportId }) => reportId === id)
          return (
            <li key={id} className="flex flex-col gap-1 py-3 text-14">
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-ink-soft">
                <Badge look="strong">{words.reasons[reason]}</Badge>
                <TimeAgo at={at} />
              </span>
              {details ? (
                <p dir="auto" className="max-w-measure text-start wrap-anywhere whitespace-pre-line">
                  {details}
                </p>
              ) : (
                <p className="text-ink-soft">{words.noDetails}</p>
              )}
              {answer && <ReportedAnswer answer={answer} />}
              {hasAnswer && !answer && isPending && <Skeleton className="mt-2 h-24" />}
            </li>
          )
        })}
      </ul>
    </>
  )
}
