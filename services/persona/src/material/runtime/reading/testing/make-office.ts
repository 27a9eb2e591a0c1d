import { makeRawZip, zipEntry } from './make-zip.ts'

/** Makes a ZIP file of texts, such as an Office document, by the names of its parts. */
export const makeParts = (parts: Readonly<Record<string, string>>): Uint8Array =>
  makeRawZip(Object.entries(parts).map(([name, text]) => zipEntry(name, Buffer.from(text))))

/** A part that another one names: its id, the last word of its kind, and its path. */
type Target = readonly [id: string, kind: string, target: string]

/** Returns the part that names the parts of another one. */
export const relationships = (...targets: readonly Target[]): string =>
  `<Relationships>${targets.map(([id, kind, target]) => `<Relationship Id="${id}" Type="http://x/${kind}" Target="${target}"/>`).join('')}</Relationships>`

/** Makes an OpenDocument text. `automatic`: its own styles. `shared`: those of `styles.xml`. */
export const makeOdt = (body: string, automatic = '', shared = ''): Uint8Array =>
  makeParts({
    'content.xml': `<office:document-content><office:automatic-styles>${automatic}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    'styles.xml': `<office:document-styles><office:styles>${shared}</office:styles></office:document-styles>`,
  })

/** Makes a presentation of one slide with these shapes. `targets`: the parts that the slide refers to. */
export const makePptx = (shapes: string, targets: readonly Target[] = [], parts: Readonly<Record<string, string>> = {}): Uint8Array =>
  makeParts({
    '_rels/.rels': relationships(['r1', 'officeDocument', 'ppt/presentation.xml']),
    'ppt/presentation.xml': '<p:presentation><p:sldIdLst><p:sldId r:id="r1"/></p:sldIdLst></p:presentation>',
    'ppt/_rels/presentation.xml.rels': relationships(['r1', 'slide', 'slides/slide1.xml']),
    'ppt/slides/slide1.xml': `<p:sld><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`,
    'ppt/slides/_rels/slide1.xml.rels': relationships(...targets),
    ...parts,
  })

/** Makes a workbook of one sheet. `sheet`: what is in the element `worksheet`. */
export const makeXlsx = (sheet: string, sharedStrings = '', styles = ''): Uint8Array =>
  makeParts({
    '_rels/.rels': relationships(['r1', 'officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': '<workbook><sheets><sheet name="Sheet" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relationships(
      ['r1', 'worksheet', 'sheet1.xml'],
      ['r2', 'sharedStrings', 'sharedStrings.xml'],
      ['r3', 'styles', 'styles.xml'],
    ),
    'xl/sharedStrings.xml': `<sst>${sharedStrings}</sst>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
    'xl/sheet1.xml': `<worksheet>${sheet}</worksheet>`,
  })
