// @ts-check
import { existsSync, readFileSync } from 'node:fs';

/**
 * The value of a JSON file; `undefined` if it is missing.
 * @param {string} file
 * @returns {unknown}
 */
export function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * The value at a path of keys; `undefined` if there is none.
 * @param {unknown} value
 * @param {readonly string[]} keys
 * @returns {unknown}
 */
export function valueAt(value, ...keys) {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  return valueAt(isRecord(value) ? value[key] : undefined, ...rest);
}

/**
 * @param {unknown} value
 * @returns {value is Readonly<Record<string, unknown>>}
 */
function isRecord(value) {
  return typeof value === 'object' && value !== null;
}
