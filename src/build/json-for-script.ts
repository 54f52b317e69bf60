/**
 * JSON that can't close the `<script>` that holds it.
 * @example jsonForScript('</script>') // => String.raw`"\u003c/script>"`
 */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
