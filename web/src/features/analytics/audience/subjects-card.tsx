import { Link } from 'react-router-dom'
import type { AnalyticsInsights } from '../../../api/schemas.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { inboxPath } from '../../../lib/navigation/paths.ts'
import { audienceStrings } from '../../../strings/strings.ts'
import { AudienceCard } from './audience-card.tsx'

const { subjects: words } = audienceStrings

interface SubjectsCardProps {
  botId: string
  subjects: AnalyticsInsights['subjects']
  minPeople: number
}

/** What several people asked about, as a table, and the way to the questions that the material does not answer. */
export const SubjectsCard = ({ botId, subjects, minPeople }: SubjectsCardProps) => (
  <AudienceCard title={words.title} note={words.note(minPeople)} wide>
    {subjects.length === 0 ? (
      <p className="text-14">{words.none(minPeople)}</p>
    ) : (
      <table className="w-full text-14 tabular-nums">
        <caption className="sr-only">{words.title}</caption>
        <thead>
          <tr>
            <th scope="col" className="py-2 pe-3 text-start font-strong">
              {words.subject}
            </th>
            <th scope="col" className="py-2 text-end font-strong">
              {words.people}
            </th>
          </tr>
        </thead>
        <tbody>
          {subjects.map((subject) => (
            <tr key={subject.words.join(' ')} className="border-t border-line">
              <th scope="row" className="py-2 pe-3 text-start font-normal wrap-anywhere">
                <bdi>{subject.words.join(', ')}</bdi>
              </th>
              <td className="py-2 text-end">{formatNumber(subject.people)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
    <p className="mt-3 text-14">
      <Link to={inboxPath(botId)} className="text-link">
        {words.toInbox}
      </Link>
    </p>
  </AudienceCard>
)
