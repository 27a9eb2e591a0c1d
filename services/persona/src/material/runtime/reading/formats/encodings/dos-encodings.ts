/* Code pages of DOS, which `TextDecoder` does not know: the characters of the bytes from 128 on. */
const characters: Readonly<Record<string, string>> = {
  ibm850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  ibm852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
}

/** Decodes a text, also in `ibm850` and `ibm852`. */
export function decodeIn(encoding: string, content: Uint8Array): string {
  const beyondAscii = characters[encoding]
  if (!beyondAscii) return new TextDecoder(encoding).decode(content)
  return Array.from(Buffer.from(content).toString('latin1'), (byte) => beyondAscii[byte.charCodeAt(0) - 128] ?? byte).join('')
}
