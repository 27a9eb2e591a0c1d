import { Skeleton } from '../../components/skeleton.tsx'
import { strings } from '../../strings/strings.ts'

const rows = ['h-11', 'h-11', 'h-20', 'h-11', 'h-44']

export const FormSkeleton = () => (
  <div role="status" className="grid gap-x-12 gap-y-8 lg:grid-cols-5">
    <span className="sr-only">{strings.shell.loading}</span>
    <div className="flex flex-col gap-6 lg:col-span-3">
      <Skeleton className="h-9 w-60" />
      {rows.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <div key={index} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-28" />
          <Skeleton className={`w-full ${height}`} />
        </div>
      ))}
    </div>
    <Skeleton className="hidden h-96 lg:col-span-2 lg:block" />
  </div>
)
