import JSZip from 'jszip'
import { makeRawZip, repeatedDeflate, zipEntry } from './make-zip.ts'

const types = `<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>
</Types>`
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = (targets: readonly (readonly [type: string, target: string])[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`
const wordNamespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const styles = `<w:styles ${wordNamespace}>
<w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style>
<w:style w:type="paragraph" w:styleId="berschrift2"><w:name w:val="heading 2"/></w:style>
<w:style w:type="paragraph" w:styleId="Chapter"><w:name w:val="Chapter"/><w:basedOn w:val="berschrift2"/></w:style>
<w:style w:type="paragraph" w:styleId="Level3"><w:name w:val="Clause"/><w:pPr><w:outlineLvl w:val="2"/></w:pPr></w:style>
<w:style w:type="paragraph" w:styleId="toc1"><w:name w:val="toc 1"/></w:style>
<w:style w:type="character" w:styleId="Note"><w:name w:val="Note"/><w:rPr><w:vanish/></w:rPr></w:style>
<w:style w:type="character" w:styleId="Note2"><w:name w:val="Note 2"/><w:basedOn w:val="Note"/></w:style>
</w:styles>`

/** The parts of a Word document with this content of its body. */
const docxParts = (body: string, prolog = '<?xml version="1.0" encoding="UTF-8"?>'): Record<string, string> => ({
  '[Content_Types].xml': types,
  '_rels/.rels': relations([['officeDocument', 'word/document.xml']]),
  'word/_rels/document.xml.rels': relations([
    ['styles', 'styles.xml'],
    ['footnotes', 'footnotes.xml'],
    ['numbering', 'numbering.xml'],
  ]),
  'word/styles.xml': styles,
  'word/footnotes.xml': `<w:footnotes ${wordNamespace}><w:footnote w:id="2"><w:p><w:r><w:t>See the annex.</w:t></w:r></w:p></w:footnote></w:footnotes>`,
  'word/document.xml': `${prolog}<w:document ${wordNamespace}><w:body>${body}</w:body></w:document>`,
})

/** Makes a Word document with this content of its body. `more`: further parts, by name. */
export function makeDocx(body: string, prolog?: string, more: Record<string, string> = {}): Promise<Uint8Array> {
  const zip = new JSZip()
  for (const [name, content] of Object.entries({ ...docxParts(body, prolog), ...more })) zip.file(name, content)
  return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' })
}

/** Returns a paragraph. `style`: the id of its style. */
export const wordParagraph = (text: string, style = ''): string =>
  `<w:p w:rsidR="00AB12CD">${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

/** Makes a Word document whose text unpacks to this many megabytes. `declared`: the bytes that it declares. */
export const makeDocxBomb = (megabytes: number, declared: number): Uint8Array =>
  makeRawZip(
    Object.entries(docxParts('')).map(([name, text]) =>
      name === 'word/document.xml'
        ? { name, packed: repeatedDeflate(Buffer.alloc(2 ** 20, ' '), megabytes), declared }
        : zipEntry(name, Buffer.from(text)),
    ),
  )
