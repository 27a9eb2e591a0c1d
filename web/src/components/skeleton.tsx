/** A quiet block in the shape of what is loading. */
export const Skeleton = ({ className }: { className: string }) => (
  <span aria-hidden className={`block animate-pulse rounded-control bg-sunken ${className}`} />
)
