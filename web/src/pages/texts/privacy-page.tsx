import { text } from '../../../content/privacy.md'
import { TextPage } from '../../features/texts/text-page.tsx'

/** What is stored about people, what for, and for how long. */
export const PrivacyPage = () => <TextPage text={text} />
