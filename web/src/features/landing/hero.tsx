import type { ReactNode } from 'react'
import { ButtonLink } from '../../components/button.tsx'
import { discoverPath, signUpPath } from '../../lib/navigation/paths.ts'
import { strings } from '../../strings/strings.ts'

const { headline, pitch, create, find, setup } = strings.landing

/** The headline, beside the chat of the featured persona. */
export const Hero = ({ chat }: { chat: ReactNode }) => (
  <section className="mx-auto grid w-full max-w-wide items-center gap-x-14 gap-y-10 px-4 pt-10 pb-16 sm:px-6 lg:grid-cols-2 lg:pt-16 lg:pb-24">
    <div>
      <h1 className="font-serif text-36 font-medium tracking-tight sm:text-48">
        {headline.map((line) => (
          <span key={line} className="block">
            {line}{' '}
          </span>
        ))}
      </h1>
      <p className="mt-6 max-w-pitch text-18 text-ink-soft">{pitch}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink look="primary" to={signUpPath} className="min-h-touch px-5">
          {create}
        </ButtonLink>
        <ButtonLink to={discoverPath} className="min-h-touch px-5">
          {find}
        </ButtonLink>
      </div>
      <p className="mt-5 text-14 text-ink-soft">{setup}</p>
    </div>
    {chat}
  </section>
)
