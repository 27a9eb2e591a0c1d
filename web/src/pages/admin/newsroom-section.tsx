import { Link } from 'react-router-dom'
import { Section } from '../../features/console/layout/section.tsx'
import { PressPanel } from '../../features/newsroom/press/press-panel.tsx'
import { buglePath } from '../../lib/navigation/paths.ts'
import { consoleStrings } from '../../strings/strings.ts'

const { newsroom: words, sections } = consoleStrings

/** The press room of the newspaper, as a section of the console. */
export const NewsroomSection = () => (
  <Section title={sections.newsroom} intro={words.intro}>
    <Link to={buglePath} className="text-link">
      {words.toPaper}
    </Link>
    <PressPanel />
  </Section>
)
