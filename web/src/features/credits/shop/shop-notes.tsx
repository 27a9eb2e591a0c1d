import { BadgeCheck, Infinity as Forever, Lock, ShieldCheck, Zap } from '#icons'
import { creditsStrings } from '../../../strings/strings.ts'

const { shop } = creditsStrings
const icons = [Lock, ShieldCheck, Zap, Forever, BadgeCheck]

/** Notes about paying. */
export const ShopNotes = () => (
  <section aria-labelledby="shop-notes" className="mt-12 border-t border-line pt-8">
    <h2 id="shop-notes" className="text-18 font-strong">
      {shop.notesTitle}
    </h2>
    <ul className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
      {shop.notes.map(([title, text], index) => {
        const Icon = icons[index] ?? BadgeCheck
        return (
          <li key={title} className="flex gap-3">
            <Icon aria-hidden className="mt-0.5 size-4.5 flex-none text-ink-soft" />
            <div className="text-14">
              <p className="font-strong">{title}</p>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        )
      })}
    </ul>
  </section>
)
