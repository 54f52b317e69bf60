export async function data() {
  return {};
}
