export default async function storesDown() {
  await Promise.all(globalThis.rostraStores.map((store) => store.stop()))
}
