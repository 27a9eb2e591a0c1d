/** An icon of Lucide by its name: a module of its own, which web/build/lucide-icons.ts writes. */
declare module 'lucide:*' {
  export const icon: import('./create-icon.tsx').Icon
}
