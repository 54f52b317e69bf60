/**
 * JSON that can't end the `<script>` that holds it; `replace` is that of `JSON.stringify`.
 * @example jsonForScript('</script>') // => String.raw`"\u003c/script>"`
 */
export function jsonForScript(
  value: unknown,
  replace?: (key: string, value: unknown) => unknown,
): string {
  return JSON.stringify(value, replace).replaceAll('<', String.raw`\u003c`);
}
