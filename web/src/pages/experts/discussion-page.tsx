import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { User } from '../../api/schemas.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { useUser } from '../../data/accounts/user.ts'
import { AskCircle } from '../../features/discussion/form/ask-circle.tsx'
import { OpenDiscussion } from '../../features/discussion/open-discussion.tsx'
import { RecentDiscussions } from '../../features/discussion/recent-discussions.tsx'
import { circlePath, discussionPath, loginPath, registerPath } from '../../lib/navigation/paths.ts'
import { useHere } from '../../lib/navigation/use-return-path.ts'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { discussionStrings, strings } from '../../strings/strings.ts'

const { title, intro, signedOut } = discussionStrings

/** Asks the member's circle, or shows the discussion whose id is in the address. */
export function DiscussionPage() {
  const { user, isPending, error, refetch } = useUser()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const here = useHere()
  const id = query.get('id')
  useTitle(user && id ? null : title)
  const open = (discussionId: string) => void navigate(discussionPath(discussionId))
  // The keys reset the state for another discussion or member, so that no data of the previous one is shown.
  if (user)
    return id ? (
      <OpenDiscussion key={`${id} ${user.id}`} id={id} user={user} onStarted={open} />
    ) : (
      <NewDiscussion user={user} onStarted={open} />
    )
  if (isPending) return null
  return (
    <div className="grid flex-1 place-items-center">
      {error ? (
        <Notice level="h1" title={strings.errors.network} error={error}>
          <Button look="primary" onClick={() => refetch()}>
            {strings.errors.tryAgain}
          </Button>
        </Notice>
      ) : (
        <Notice level="h1" title={title} text={id ? signedOut.toDiscussion : signedOut.text}>
          <ButtonLink look="primary" to={(id ? loginPath : registerPath)(here)}>
            {id ? strings.shell.logIn : strings.shell.signUp}
          </ButtonLink>
          <ButtonLink to={(id ? registerPath : loginPath)(here)}>{id ? strings.shell.signUp : strings.shell.logIn}</ButtonLink>
          <ButtonLink look="bare" to={circlePath}>
            {signedOut.look}
          </ButtonLink>
        </Notice>
      )}
    </div>
  )
}

interface NewDiscussionProps {
  user: User
  onStarted: (discussionId: string) => void
}

function NewDiscussion({ user, onStarted }: NewDiscussionProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  // Moves the focus to the heading, because returning from a discussion removed the pressed link.
  useEffect(() => {
    if (key !== 'default' && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [key])
  return (
    <div className="mx-auto flex w-full max-w-chat flex-col gap-12 px-4 py-10 sm:px-6 sm:py-14">
      <div>
        <h1 ref={heading} tabIndex={-1} className="font-serif text-36 font-medium tracking-tight">
          {title}
        </h1>
        <p className="mt-2 max-w-measure text-ink-soft">{intro}</p>
        <div className="mt-8">
          <AskCircle user={user} onStarted={onStarted} />
        </div>
      </div>
      <RecentDiscussions userId={user.id} />
    </div>
  )
}
