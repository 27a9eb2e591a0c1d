/** Saves a generated file through the browser's download. */
export function saveFile(name: string, content: Blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // Revoked after 10 s, when the browser has read the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
