import { Compass, type Icon, Link2, Sunrise, UserRoundPlus } from '#icons'
import { accountStrings } from '../../../strings/strings.ts'

const icons: Icon[] = [UserRoundPlus, Sunrise, Link2, Compass]

/** The benefits of an account, beside the forms. */
export const AccountBenefits = () => (
  <aside
    aria-labelledby="auth-side"
    className="mx-auto mt-14 w-full max-w-form rounded-card border border-line bg-raised p-8 lg:mt-0 lg:max-w-none lg:p-12"
  >
    <h2 id="auth-side" className="font-serif text-28 font-medium">
      {accountStrings.auth.sideTitle}
    </h2>
    <ul className="mt-8 flex flex-col gap-7">
      {accountStrings.auth.points.map(([title, text], index) => {
        const Icon = icons[index] ?? Compass
        return (
          <li key={title} className="flex gap-4">
            <span className="grid size-10 flex-none place-items-center rounded-full border border-line bg-page">
              <Icon aria-hidden className="size-4.5" />
            </span>
            <div>
              <h3 className="font-strong">{title}</h3>
              <p className="text-14 text-ink-soft">{text}</p>
            </div>
          </li>
        )
      })}
    </ul>
  </aside>
)
