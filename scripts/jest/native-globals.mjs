import { registerHooks } from 'node:module'

/* Test files run as native modules, outside jest's sandbox: `@jest/globals` resolves to the globals of the runner. */
const globals = new URL('./globals.mjs', import.meta.url).href
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: globals, format: 'module', shortCircuit: true } : next(specifier, context),
})
