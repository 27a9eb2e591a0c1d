import { createHash } from 'node:crypto'

/** Lets the scripts that stand within a page run under its policy, and no others: gives what `script-src` has for them, of a policy that has its own. */
export function allowInlineScripts(html: string): (policy: string) => string {
  const hashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => {
    return ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`
  })
  return (policy) => policy.replace("script-src 'self'", (sources) => sources + hashes.join(''))
}
