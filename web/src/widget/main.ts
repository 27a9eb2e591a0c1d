import { addBubble } from './bubble.ts'
import { addInline } from './inline.ts'
import { readOptions } from './options.ts'
import { registryOf } from './registry.ts'

/*
 * embed.js: `<script src="https://…/embed.js" data-persona="slug" async></script>` adds the chat of a persona to a page of another website.
 * docs/embedding.md lists its options.
 */

const script = document.currentScript
const options = script instanceof HTMLScriptElement ? readOptions(script, document) : null
if (script && options) {
  const registry = registryOf(window)
  registry.widgets = registry.widgets.filter((widget) => !widget.isGone())
  // A page that runs the script again has the widget already.
  const isThere = registry.widgets.some(({ persona }) => persona === options.persona)
  if (!isThere && options.mode === 'inline') addInline(options, registry, script)
  if (!isThere && options.mode === 'bubble') addBubble(options, registry)
}
