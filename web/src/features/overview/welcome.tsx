import { MessageCircle, PenLine, Users } from '#icons'
import { ButtonLink } from '../../components/button.tsx'
import { circlePath, createPersonaPath, discoverPath } from '../../lib/navigation/paths.ts'
import { overviewStrings as words } from '../../strings/strings.ts'

const { talk, create, circle } = words.ways
const ways = [
  { icon: MessageCircle, words: talk, to: discoverPath },
  { icon: PenLine, words: create, to: createPersonaPath },
  { icon: Users, words: circle, to: circlePath },
]

/** The overview of a member who has nothing yet: three ways to begin. */
export const Welcome = ({ username }: { username: string }) => (
  <section aria-labelledby="welcome">
    <h2 id="welcome" className="font-serif text-28 font-medium">
      {words.welcome(username)}
    </h2>
    <p className="mt-1 mb-6 text-ink-soft">{words.welcomeText}</p>
    <ul className="grid gap-4 md:grid-cols-3">
      {ways.map(({ icon: Icon, words: [title, text, action], to }, index) => (
        <li key={to} className="card">
          <Icon aria-hidden className="size-6 text-accent" />
          <h3 className="font-strong">{title}</h3>
          <p className="text-14 text-ink-soft">{text}</p>
          <div className="mt-auto">
            <ButtonLink look={index === 0 ? 'primary' : 'quiet'} to={to}>
              {action}
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  </section>
)
