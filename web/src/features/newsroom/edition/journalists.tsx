import { Medallion } from '../../../components/medallion.tsx'
import { authors, faceOf, nameAndRole } from '../../../data/newsroom/authors.ts'
import { newsroomStrings as words } from '../../../strings/strings.ts'

/** The four authors with their roles. */
export const Journalists = () => (
  <section aria-labelledby="journalists">
    <h2 id="journalists" className="sr-only">
      {words.journalists}
    </h2>
    <ul className="ruled-columns border-b border-ink py-4 max-sm:grid-cols-2 max-sm:gap-4">
      {authors.map((author) => {
        const [name, role] = nameAndRole(author)
        return (
          <li key={author} className="flex items-center gap-3">
            <Medallion face={faceOf(author)} size={48} />
            <div className="min-w-0 leading-tight">
              <p className="font-serif text-18 font-medium">
                {name} <span className="small-caps block text-14 font-normal">{role}</span>
              </p>
              <p className="mt-1 text-12 text-ink-soft max-sm:hidden">{words.beats[author]}</p>
            </div>
          </li>
        )
      })}
    </ul>
  </section>
)
