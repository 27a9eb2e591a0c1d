import { text } from '../../../content/about.md'
import { TextPage } from '../../features/texts/text-page.tsx'

/** What Rostra is. */
export const AboutPage = () => <TextPage text={text} />
