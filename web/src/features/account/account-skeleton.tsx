import { Skeleton } from '../../components/skeleton.tsx'
import { strings } from '../../strings/strings.ts'

const sections = ['profile', 'email', 'password']

export const AccountSkeleton = () => (
  <div role="status">
    <span className="sr-only">{strings.shell.loading}</span>
    {sections.map((section) => (
      <div key={section} className="grid gap-x-16 gap-y-5 border-t border-line py-8 sm:py-10 lg:grid-cols-3">
        <div className="flex flex-col gap-3">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-4 w-56" />
        </div>
        <div className="flex max-w-pitch flex-col gap-4 lg:col-span-2">
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-10 w-36" />
        </div>
      </div>
    ))}
  </div>
)
