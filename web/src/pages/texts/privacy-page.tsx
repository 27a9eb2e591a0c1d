import { text } from '../../../content/privacy.md'
import { TextPage } from '../../features/texts/text-page.tsx'

/** The privacy page: stored personal data, purposes and retention times. */
export const PrivacyPage = () => <TextPage text={text} />
