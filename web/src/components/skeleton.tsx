/** A placeholder for content that is loading. */
export const Skeleton = ({ className }: { className: string }) => (
  <span aria-hidden className={`block animate-pulse rounded-control bg-sunken ${className}`} />
)
