import { text } from '../../../content/terms.md'
import { TextPage } from '../../features/texts/text-page.tsx'

/** The terms of service. */
export const TermsPage = () => <TextPage text={text} />
