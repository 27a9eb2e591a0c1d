import type { BrowserContext } from '@playwright/test'

const errorsOf = new WeakMap<BrowserContext, string[]>()

/** Returns the list of policy violations and uncaught errors in the pages of a browser context, emptied. It grows as they happen. */
export async function watchPageErrors(context: BrowserContext): Promise<string[]> {
  const known = errorsOf.get(context)
  if (known) {
    known.length = 0
    return known
  }
  const pageErrors: string[] = []
  errorsOf.set(context, pageErrors)
  await context.exposeBinding('reportViolation', (_source, violation: string) => void pageErrors.push(violation))
  await context.addInitScript(`document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    window.reportViolation('policy ' + violatedDirective + ' broken by ' + blockedURI + ' in ' + sourceFile))`)
  context.on('weberror', (error) => pageErrors.push(String(error.error().stack)))
  return pageErrors
}
