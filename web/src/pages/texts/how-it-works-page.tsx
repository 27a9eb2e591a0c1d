import { text } from '../../../content/how-it-works.md'
import { ButtonLink } from '../../components/button.tsx'
import { TextPage } from '../../features/texts/text-page.tsx'
import { discoverPath, signUpPath } from '../../lib/navigation/paths.ts'
import { textsStrings } from '../../strings/strings.ts'

/** How to create an AI persona, step by step. */
export const HowItWorksPage = () => (
  <TextPage text={text}>
    <p className="mt-12 flex flex-wrap gap-3 print:hidden">
      <ButtonLink look="primary" to={signUpPath} className="min-h-touch px-5">
        {textsStrings.getStarted}
      </ButtonLink>
      <ButtonLink to={discoverPath} className="min-h-touch px-5">
        {textsStrings.lookAround}
      </ButtonLink>
    </p>
  </TextPage>
)
