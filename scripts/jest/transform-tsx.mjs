/** Compiles TypeScript and JSX as Vite does. Vite is loaded on the first file that jest has not cached. */
export default {
  processAsync: async (source, path) => {
    const { transformWithOxc } = await import('vite')
    const { code } = await transformWithOxc(source, path, { jsx: { runtime: 'automatic' } })
    return { code }
  },
}
